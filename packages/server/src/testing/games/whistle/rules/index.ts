import { whistle } from '@tablewright/testkit/whistle';

/** Where the bots' threads import Whistle from. */
export default whistle;
