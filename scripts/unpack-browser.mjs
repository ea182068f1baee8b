// Unpacks the browser out of the npm registry into the folder for temporary files; browser.mjs says which one that is.
import packed from '@sparticuz/chromium';

await packed.executablePath();
