// Run by scripts/build.mjs, with the folder of the built page: who serves may not be allowed to write there.
import { compressPages } from './pages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || !compressPages(folder)) throw new Error(`${folder} cannot be written.`);
