// npm start [-- arguments]: installs what is missing, then plays.
import { ensureInstall, main, runCommand } from './install.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`tablewright: ${line}\n`);

await main(async () => {
  say('looking whether everything is installed');
  await ensureInstall(say);
  say('starting');
  runCommand(['play', ...process.argv.slice(2)]);
});
