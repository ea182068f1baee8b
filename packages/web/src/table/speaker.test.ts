import { beforeEach, expect, test } from 'vitest';
import { useSettings } from './settings.ts';
import { speakerOf } from './speaker.ts';

const T = 'abcdefghij';
const table = (id: string, satAt: number[] | null = null) => ({ id, satAt });

beforeEach(() => useSettings.setState({ muted: [] }));

test('whoever is muted stays so under another name, and another one who takes the name is heard', () => {
  const { mute } = useSettings.getState();
  mute(speakerOf(table(T), { seat: 2, name: 'Troll' }), true);
  const isMuted = (seat: number | null, name: string, at = table(T)): boolean =>
    useSettings.getState().muted.includes(speakerOf(at, { seat, name }));
  expect(isMuted(2, 'Angel')).toBe(true);
  expect(isMuted(1, 'Troll')).toBe(false);
  expect(isMuted(null, 'Troll')).toBe(false);
  expect(isMuted(2, 'Troll', table('zzzzzzzzzz'))).toBe(false);
  mute(speakerOf(table(T), { seat: 2, name: 'Angel' }), false);
  expect(isMuted(2, 'Troll')).toBe(false);
});

test('whoever is muted stays so when the seats are shuffled', () => {
  const { mute } = useSettings.getState();
  mute(speakerOf(table(T), { seat: 2, name: 'Troll' }), true);
  const muted = [0, 1, 2].filter((seat) =>
    useSettings.getState().muted.includes(speakerOf(table(T, [2, 0, 1]), { seat, name: 'Troll' })),
  );
  expect(muted).toEqual([0]);
});
