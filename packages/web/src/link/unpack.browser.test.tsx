import { expect, test, vi } from 'vitest';
import { canUnpack, InOrder } from './unpack.ts';

// In a browser's own streams, which are not those of Node.

async function packed(text: string): Promise<ArrayBuffer> {
  return new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
}

test('long and short messages keep their order in a browser, and what is broken holds nothing up', async () => {
  expect(canUnpack()).toBe(true);
  const heard: string[] = [];
  const inOrder = new InOrder(
    (text) => heard.push(text),
    (error) => heard.push(`broken: ${(error as Error).name}`),
  );
  const long = 'Über den Dächern 🙂 '.repeat(20_000);
  const bytes = await packed(long);
  inOrder.add('before');
  inOrder.add(bytes);
  inOrder.add('behind it');
  inOrder.add(bytes.slice(0, -5));
  inOrder.add(new ArrayBuffer(3));
  inOrder.add('last');
  inOrder.after(() => heard.push('end'));
  expect(heard).toEqual(['before']);
  await vi.waitFor(() => expect(heard).toHaveLength(7));
  expect(heard).toEqual(['before', long, 'behind it', 'broken: TypeError', 'broken: TypeError', 'last', 'end']);
  inOrder.add('at once');
  expect(heard.at(-1)).toBe('at once');
});
