// npm run -s tw -- <command> [arguments]: the `tablewright` command. Programs read its stdout, so that nothing else may
// be written there.
import { ensureInstall, main, runCommand } from './install.mjs';

await main(async () => {
  await ensureInstall((line) => process.stderr.write(`tablewright: ${line}\n`), { serving: true });
  runCommand(process.argv.slice(2));
});
