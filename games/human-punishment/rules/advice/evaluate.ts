export { judgeByHand as evaluate } from './by-hand.ts';
