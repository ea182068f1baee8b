import { ensureBuild } from '../../../scripts/build.mjs';

/** The page that is tested is the one of these sources. */
export async function setup(): Promise<void> {
  await ensureBuild((line) => process.stdout.write(`${line}\n`));
}
