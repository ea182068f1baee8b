import { connect } from '@nats-io/transport-node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Bus, Sealer } from './bus.ts';
import { openNats, subjectOf, whyNotBus } from './nats.ts';
import { type LocalNats, NO_NATS, startNats } from './testing/local-nats.ts';
import { startSmallNats } from './testing/small-nats.ts';

const SECRET = 'what lies in the database';

interface Ear {
  readonly bus: Bus;
  readonly heard: string[];
  readonly said: string[];
  doubts: number;
}

async function ear(port: number, secret = SECRET, who = ''): Promise<Ear> {
  const said: string[] = [];
  const bus = await openNats(
    { url: `nats://${who}127.0.0.1:${port}`, says: (sentence) => said.push(sentence) },
    secret,
  );
  onTestFinished(() => bus.close());
  const made: Ear = { bus, heard: [], said, doubts: 0 };
  bus.onText((text) => made.heard.push(text));
  bus.onDoubt(() => {
    made.doubts += 1;
  });
  return made;
}

const PATIENCE = { timeout: 20_000 };

function describeBus(name: string, start: () => Promise<LocalNats | null>): void {
  async function started(): Promise<LocalNats> {
    const nats = (await start())!;
    onTestFinished(() => nats.stop());
    return nats;
  }

  describe(`a bus on ${name}`, () => {
    test('all others hear what one says, in order; nobody of another database does', async () => {
      const { port } = await started();
      const [one, two, three, other] = [await ear(port), await ear(port), await ear(port), await ear(port, 'other')];
      const texts = ['a', 'ü 🦊', 'x'.repeat(7000)];
      for (const text of texts) one.bus.say(text);
      await expect.poll(() => [two.heard, three.heard], PATIENCE).toEqual([texts, texts]);
      two.bus.say('back');
      await expect.poll(() => one.heard, PATIENCE).toEqual(['back']);
      expect([other.heard, one.said, one.doubts]).toEqual([[], [], 0]);
    });

    test('what somebody else puts there is not heard', async () => {
      const { port } = await started();
      const [one, two] = [await ear(port), await ear(port)];
      const stranger = await connect({ servers: `127.0.0.1:${port}` });
      onTestFinished(() => stranger.close());
      for (const bytes of ['', 'rubbish', '{"from":"x","notes":[]}', new Sealer('guessed').seal('forged')])
        stranger.publish(subjectOf(SECRET), bytes);
      await stranger.flush();
      one.bus.say('true');
      await expect.poll(() => two.heard, PATIENCE).toEqual(['true']);
    });

    test('that is lost is a doubt, comes back by itself, and both are said', async () => {
      const nats = await started();
      const [one, two] = [await ear(nats.port), await ear(nats.port)];
      await nats.stop();
      await expect.poll(() => two.doubts, PATIENCE).toBe(1);
      one.bus.say('nobody hears this');
      await nats.start();
      await expect.poll(() => [one.doubts, two.doubts], PATIENCE).toEqual([2, 2]);
      one.bus.say('again');
      await expect.poll(() => two.heard, PATIENCE).toEqual(['again']);
      expect(two.said).toEqual([
        `The bus at 127.0.0.1:${nats.port} is lost. Until it is there, what other processes do is seen up to a second later.`,
        `The bus at 127.0.0.1:${nats.port} is there again.`,
      ]);
    });

    test('that is not there yet is said once, and had when it comes', async () => {
      const nats = await started();
      await nats.stop();
      const [one, two] = [await ear(nats.port), await ear(nats.port)];
      one.bus.say('nobody hears this');
      const why = `Nobody answers for the bus at 127.0.0.1:${nats.port}: is NATS running, and may it be reached from here?`;
      expect(one.said).toEqual([expect.stringContaining(why)]);
      await nats.start();
      await expect.poll(() => [one.doubts, two.doubts], PATIENCE).toEqual([1, 1]);
      one.bus.say('now');
      await expect.poll(() => two.heard, PATIENCE).toEqual(['now']);
      expect(one.said).toHaveLength(2);
    });

    test('that is lost holds up nobody who stops', async () => {
      const nats = await started();
      const one = await ear(nats.port);
      await nats.stop();
      await expect.poll(() => one.doubts, PATIENCE).toBe(1);
      await one.bus.close();
      const late = await ear(nats.port);
      await late.bus.close();
    });
  });
}

describeBus('a small server of our own', startSmallNats);
const real = await startNats();
await real?.stop();
if (real === null) test(NO_NATS, () => {});
else {
  describeBus('nats-server', startNats);

  test('a wrong password is said, and the right one is taken', async () => {
    const nats = (await startNats(['--user', 'tablewright', '--pass', 'a/b']))!;
    onTestFinished(() => nats.stop());
    const wrong = await ear(nats.port, SECRET, 'tablewright:word@');
    expect(wrong.said).toEqual([expect.stringContaining(`NATS at 127.0.0.1:${nats.port} does not let us in`)]);
    const right = await ear(nats.port, SECRET, 'tablewright:a%2Fb@');
    expect(right.said).toEqual([]);
  });
}

test.each([
  ['nats://localhost', null],
  ['nats://user:password@bus.example:4222', null],
  ['tls://bus.example', null],
  ['bus', 'That is no address of a bus.'],
  ['redis://localhost', 'Only NATS can be used as a bus.'],
  ['nats://', 'That address names no host.'],
])('%s: %s', (url, why) => {
  expect(whyNotBus(url)?.startsWith(why ?? 'x') ?? null).toBe(why === null ? null : true);
});

test('what is sealed is opened by the same secret alone, and never twice the same', () => {
  const [one, other] = [new Sealer('one'), new Sealer('other')];
  const sealed = one.seal('who passes');
  expect(new Sealer('one').open(sealed)).toBe('who passes');
  expect(other.open(sealed)).toBeNull();
  expect(Buffer.from(sealed).includes('passes')).toBe(false);
  expect(one.seal('who passes')).not.toEqual(sealed);
  for (let at = 0; at < sealed.length; at += 1) expect(one.open(sealed.with(at, sealed[at]! ^ 1))).toBeNull();
  for (let length = 0; length < sealed.length; length += 1) expect(one.open(sealed.subarray(0, length))).toBeNull();
});
