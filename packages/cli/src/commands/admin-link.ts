import { BadInput } from '@tablewright/catalogue';
import { adminLink as linkTo, newAdminKey, publicUrlIn } from '@tablewright/server';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { openExisting, storeFlags } from '../store.ts';

export const adminLink = command({
  flags: {
    ...storeFlags,
    public: text('URL', 'the address under which you reach the server (http://localhost:8080)'),
    json,
  },
  more: [
    'Prints a link to the administrator’s page; the server may go on running. Whoever opens it first, within a day, is an ' +
      'administrator in that browser. Opening one makes all others void. On the page administrators can be removed again.',
  ],
  examples: [
    'tablewright admin-link',
    'tablewright admin-link --data /var/lib/tablewright --public https://games.example',
  ],
  async run({ data, database, public: published, json: forPrograms }, _words, io) {
    const address = publicUrlIn(published ?? 'http://localhost:8080');
    if (address === null)
      throw new BadInput(`${published} is no address. Say it like this: --public https://games.example`);
    const storage = await openExisting({ data, database });
    try {
      const link = linkTo(address, await newAdminKey(storage.accounts));
      if (forPrograms) await writeJson(io, { link });
      else await write(io, `Open this link once, within a day: ${link}\n`);
      return 0;
    } finally {
      await storage.close();
    }
  },
});
