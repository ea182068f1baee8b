import { lantern } from '@tablewright/testkit/lantern';

export default lantern;
