// npm run board -- <game> [--shots <folder>]: the board of a game in any recorded moment; see packages/workbench.
import { join } from 'node:path';
import { ensureInstall, main, ROOT, runProgram } from './install.mjs';

await main(async () => {
  await ensureInstall((line) => process.stderr.write(`board: ${line}\n`));
  runProgram(join(ROOT, 'packages', 'workbench', 'node', 'main.ts'), process.argv.slice(2));
});
