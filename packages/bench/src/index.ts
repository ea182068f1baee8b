export { type BenchedGame, benchKernel, type GameBench, type KernelBench, type KernelBenchPlan } from './kernel.ts';
