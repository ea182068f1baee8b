import { type RefObject, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Flight, Flights } from './Flights.tsx';
import { Still } from './Still.tsx';

const flight = (parts: Partial<Flight> = {}): Flight => ({
  id: 'a',
  from: 'tile:C3',
  to: 'box',
  at: 0,
  ms: 60_000,
  what: 'cube',
  ...parts,
});

interface TableProps {
  readonly flights: readonly Flight[];
  readonly still?: boolean;
  /** a place that is not always drawn */
  readonly hand?: boolean;
}

function Table({ flights, still = false, hand = false }: TableProps) {
  const root: RefObject<HTMLDivElement | null> = useRef(null);
  return (
    <Still value={still}>
      <div ref={root} style={{ position: 'relative', width: 300, height: 200 }}>
        <div data-place="tile:C3" style={{ position: 'absolute', left: 10, top: 20, width: 40, height: 40 }} />
        <div data-place="box" style={{ position: 'absolute', left: 200, top: 100, width: 20, height: 20 }} />
        {hand && <div data-place="hand" style={{ position: 'absolute', left: 100, top: 150, width: 10, height: 10 }} />}
        <div data-place="narrow" style={{ display: 'none' }} />
        <Flights root={root} motion={{ flights }} pictureOf={(what) => <i data-testid="picture">{what}</i>} />
      </div>
    </Still>
  );
}

test('something flies from the middle of one place to the middle of another, and is gone when it has landed', async () => {
  const screen = await render(<Table flights={[]} />);
  await screen.rerender(<Table flights={[flight()]} />);
  const picture = screen.getByTestId('picture');
  const { style } = picture.element().parentElement!;
  const placed = ['--from-x', '--from-y', '--to-x', '--to-y'].map((name) => style.getPropertyValue(name));
  expect(placed).toEqual(['30px', '40px', '210px', '110px']);
  for (const motion of document.getAnimations()) motion.finish();
  await expect.element(picture).not.toBeInTheDocument();
});

test('where motion is not wished for nothing flies', async () => {
  const screen = await render(<Table still flights={[]} />);
  await screen.rerender(<Table still flights={[flight()]} />);
  expect(screen.container.querySelector('[data-testid="picture"]')).toBeNull();
});

test('what has no place on this screen does not fly', async () => {
  const screen = await render(<Table flights={[]} />);
  await screen.rerender(
    <Table flights={[flight({ to: 'narrow' }), flight({ id: 'b', from: 'nowhere' }), flight({ id: 'c' })]} />,
  );
  await expect.element(screen.getByTestId('picture')).toBeInTheDocument();
  expect(screen.getByTestId('picture').elements()).toHaveLength(1);
});

test('something may leave a place that is not drawn any more when it flies', async () => {
  const screen = await render(<Table flights={[]} hand />);
  await screen.rerender(<Table flights={[flight({ from: 'hand' })]} />);
  const { style } = screen.getByTestId('picture').element().parentElement!;
  expect(['--from-x', '--from-y'].map((name) => style.getPropertyValue(name))).toEqual(['105px', '155px']);
});

test('a screen on which nothing flies is not measured', async () => {
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const screen = await render(<Table flights={[]} />);
  await screen.rerender(<Table flights={[]} />);
  expect(measure).not.toHaveBeenCalled();
  measure.mockRestore();
});
