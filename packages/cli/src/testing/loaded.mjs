// For `node --import`: writes the address of every module that this process loads into the file that LOADED names.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) appendFileSync(process.env['LOADED'] ?? '', `${url}\n`);
    return nextLoad(url, context);
  },
});
