// npm run shots [-- <game> …]: the pictures of README and of the games' own pages, made anew; see packages/workbench.
import { join } from 'node:path';
import { ensureInstall, main, ROOT, runProgram } from './install.mjs';

await main(async () => {
  await ensureInstall((line) => process.stderr.write(`shots: ${line}\n`));
  runProgram(join(ROOT, 'packages', 'workbench', 'node', 'pictures.ts'), process.argv.slice(2));
});
