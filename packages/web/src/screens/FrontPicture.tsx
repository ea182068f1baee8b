import { say } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';
import type { ComponentType } from 'react';
import { frontPictureOf } from '../games/front-pictures.ts';
import { useLightMachine } from '../parts/useMedia.ts';
import { useSettings } from '../table/settings.ts';

interface FrontPictureProps {
  readonly game: Pick<GameInfo, 'id' | 'name'>;
  /** in sight from the start */
  readonly isFirst: boolean;
  /** for a game of which no picture was taken yet */
  readonly Emblem: ComponentType;
}

/** A game at its best moment. */
export function FrontPicture({ game, isFirst, Emblem }: FrontPictureProps) {
  const theme = useSettings((settings) => settings.theme);
  const machine = useLightMachine();
  const picture = frontPictureOf(game.id, theme === 'light' || (theme === 'system' && machine));
  if (picture === null) return <Emblem />;
  return (
    <img
      src={picture}
      alt={say`${game.name} in the middle of a game`}
      width={960}
      height={540}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
