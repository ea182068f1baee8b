import { lantern } from '@tablewright/testkit/lantern';

/** Where the bots' threads import Lantern from. */
export default lantern;
