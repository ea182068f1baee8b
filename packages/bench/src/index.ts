export { type BenchedGame, benchKernel, type GameBench, type KernelBench, type KernelBenchPlan } from './kernel.ts';
export { benchServer, type ServerBench, type ServerBenchPlan } from './server.ts';
export { benchWeb, type WebBench, type WebBenchPlan } from './web.ts';
