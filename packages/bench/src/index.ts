export { hostile, type Hostile } from './hostile/hostile.ts';
export { benchKernel, type KernelBench, type KernelBenchSettings } from './kernel.ts';
export type { BenchedGame, GameBench } from './kernel-games.ts';
export { benchServer, type ServerBench, type ServerBenchSettings } from './server.ts';
export { type Crowd, crowd } from './torture/crowd.ts';
export { torture, type Tortured } from './torture/torture.ts';
export { benchWeb, type WebBench, type WebBenchSettings } from './web.ts';
export { WEB_LIMITS } from './web-limits.ts';
export { benchBots, type BotsBench } from './bots.ts';
export {
  isPairing,
  isSameMeasure,
  type Measured,
  type Pairing,
  type PairingRate,
  type Part,
  PARTS,
  type PlayedDeal,
  triesOf,
  USUAL_PARTS,
} from './bots-parts.ts';
export { fingerprintOf } from './fingerprint.ts';
