// npm start [-- arguments]: installs what is missing, builds the page when it is stale, and serves it.
import { ensureBuild } from './build.mjs';
import { ensureInstall, main, runCommand } from './install.mjs';

/** @param {string} line */
const say = (line) => process.stdout.write(`tablewright: ${line}\n`);

await main(async () => {
  say('looking whether everything is installed and built');
  await ensureInstall(say, { serving: true });
  await ensureBuild(say);
  say('starting');
  runCommand(['serve', ...process.argv.slice(2)]);
});
