import { expect, test } from 'vitest';
import { ENEMY_PLACES, placeId, placeNamed, placeWords, RED_1, redSpaceNamed } from './enemy-places.ts';

test('every place has a name of its own, which leads back to it', () => {
  const places = Array.from({ length: ENEMY_PLACES }, (_, place) => place);
  expect(places.map((place) => placeNamed(placeId(place)))).toEqual(places);
  expect(places.map((place) => redSpaceNamed(placeId(place)))).toEqual(
    places.map((place) => (place < RED_1 ? -1 : place - RED_1)),
  );
});

// These names stand in stored answers: other ones would make the records of old games unreadable.
test('[HPB-800] the names that answers are stored with', () => {
  expect([0, RED_1 - 1, RED_1, ENEMY_PLACES - 1].map(placeId)).toEqual(['2', '12', 'red1', 'red4']);
});

test('a place in words, and what is none', () => {
  expect(['9a', '4', 'red2', 'red5'].map(placeWords)).toEqual([
    'Spawn Location 9a',
    'Watchtower 4',
    'Red 2',
    'nowhere',
  ]);
  expect(['red0', 'red5', 'red', '', '13'].map(placeNamed)).toEqual([-1, -1, -1, -1, -1]);
  expect(redSpaceNamed('nowhere')).toBe(-1);
});
