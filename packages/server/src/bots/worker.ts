import { Players } from '@tablewright/bots';
import { doJobs } from '../job-worker.ts';
import type { BotRequest } from './bots.ts';

const players = new Players(() => performance.now());

doJobs<BotRequest>((game, request) => players.answer(game, request));
