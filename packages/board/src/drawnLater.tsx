import { type ComponentType, lazy, Suspense } from 'react';

/** A picture that is loaded when it is first drawn: where photographs of games are shown, nobody waits for what is drawn. */
export function drawnLater(load: () => Promise<{ readonly Picture: ComponentType }>): ComponentType {
  const Drawn = lazy(() =>
    load().then(
      ({ Picture }) => ({ default: Picture }),
      // Its place stays empty; the page is not to break for it.
      () => ({ default: Nothing }),
    ),
  );
  return function DrawnLater() {
    return (
      <Suspense>
        <Drawn />
      </Suspense>
    );
  };
}

function Nothing() {
  return null;
}
