export type { Told } from './events.ts';
export type { Options } from './options.ts';
export type { State } from './state.ts';
export type { CardId, FrameView, PlayerView, View } from './view.ts';
