export { benchKernel, type KernelBench, type KernelBenchPlan } from './kernel.ts';
export type { BenchedGame, GameBench } from './kernel-games.ts';
export { benchServer, type ServerBench, type ServerBenchPlan } from './server.ts';
export { benchWeb, type WebBench, type WebBenchPlan } from './web.ts';
