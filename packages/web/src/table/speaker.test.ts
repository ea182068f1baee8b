import { beforeEach, expect, test } from 'vitest';
import { useSettings } from './settings.ts';
import { speakerOf } from './speaker.ts';

const T = 'abcdefghij';

beforeEach(() => useSettings.setState({ muted: [] }));

test('whoever is muted stays so under another name, and another one who takes the name is heard', () => {
  const { mute } = useSettings.getState();
  mute(speakerOf(T, { seat: 2, name: 'Troll' }), true);
  const isMuted = (seat: number | null, name: string, table = T): boolean =>
    useSettings.getState().muted.includes(speakerOf(table, { seat, name }));
  expect(isMuted(2, 'Angel')).toBe(true);
  expect(isMuted(1, 'Troll')).toBe(false);
  expect(isMuted(null, 'Troll')).toBe(false);
  expect(isMuted(2, 'Troll', 'zzzzzzzzzz')).toBe(false);
  mute(speakerOf(T, { seat: 2, name: 'Angel' }), false);
  expect(isMuted(2, 'Troll')).toBe(false);
});
