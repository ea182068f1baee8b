// The game of the bench, as a thread of the server imports a game.
export { lantern as default } from '@tablewright/testkit/lantern';
