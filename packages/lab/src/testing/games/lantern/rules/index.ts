import { lantern } from '@tablewright/testkit/lantern';

// For the workers, who import a game by its module.

export default lantern;
