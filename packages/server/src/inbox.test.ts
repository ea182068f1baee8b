import { describe, expect, test } from 'vitest';
import { Batches } from './batches.ts';
import { Inbox, type Item } from './inbox.ts';
import { DONE, refuse, type Reply } from './reply.ts';

interface Letter extends Item {
  readonly from: string;
}

/** An inbox, and what was taken out of it together. */
function opened(take: (group: readonly Letter[]) => Promise<void> = async () => {}) {
  const taken: string[] = [];
  const inbox = new Inbox<Letter>(
    {
      async take(group) {
        taken.push(group.map(({ from }) => from).join('+'));
        await take(group);
        for (const one of group) one.settle(DONE);
      },
      fits: (group, next) => group.every(({ from }) => from !== next.from),
      broke: (error) => refuse((error as Error).message),
    },
    new Batches(0),
  );
  const send = (from: string): Promise<Reply> => new Promise((settle) => inbox.add({ from, settle }));
  return { inbox, taken, send };
}

describe('an inbox', () => {
  test('what comes in together is taken together, in order, and each hears of it', async () => {
    const { inbox, taken, send } = opened();
    expect(inbox.isEmpty).toBe(true);
    const replies = [send('ann'), send('bea'), send('col')];
    expect(inbox.isEmpty).toBe(false);
    expect(await Promise.all(replies)).toEqual([DONE, DONE, DONE]);
    expect(taken).toEqual(['ann+bea+col']);
    await send('dov');
    expect(taken).toEqual(['ann+bea+col', 'dov']);
  });

  test('what does not fit waits for the next turn, and nothing overtakes it', async () => {
    const { taken, send } = opened();
    await Promise.all(['ann', 'bea', 'ann', 'col'].map(send));
    expect(taken).toEqual(['ann+bea', 'ann+col']);
  });

  test('a job is done alone, after what came before it and before what comes after', async () => {
    const { inbox, taken, send } = opened();
    const job = async (): Promise<Reply> => {
      taken.push('job begins');
      await new Promise((resolve) => setImmediate(resolve));
      taken.push('job ends');
      return DONE;
    };
    await Promise.all([send('ann'), inbox.run(job), send('bea')]);
    expect(taken).toEqual(['ann', 'job begins', 'job ends', 'bea']);
  });

  test('so many at once do not keep the other tables waiting for ever', async () => {
    const { taken, send } = opened();
    await Promise.all(Array.from({ length: 20 }, (_, i) => send(`p${i}`)));
    expect(taken.map((group) => group.split('+').length)).toEqual([16, 4]);
  });

  test('what breaks, breaks for those alone, and the rest goes on', async () => {
    const { inbox, send } = opened(async (group) => {
      if (group.some(({ from }) => from === 'bea')) throw new Error('torn');
    });
    const first = [send('ann'), send('bea')];
    const job = inbox.run(() => Promise.reject(new Error('lost')));
    const last = send('col');
    expect(await Promise.all(first)).toEqual([refuse('torn'), refuse('torn')]);
    expect(await job).toEqual(refuse('lost'));
    expect(await last).toEqual(DONE);
  });
});
