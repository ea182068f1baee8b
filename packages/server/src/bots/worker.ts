import { Players } from '@tablewright/bots';
import type { Json } from '@tablewright/kernel';
import { doJobs } from '../job-worker.ts';
import type { BotRequest } from './bots.ts';

const players = new Players(() => performance.now());

doJobs<BotRequest, Json>((game, request) => players.answer(game, request));
