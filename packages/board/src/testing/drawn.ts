import { act } from 'react';

/** Does something outside of React's own events and waits until all that comes of it is drawn. */
export async function drawn(does: () => unknown): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => void (await does()));
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = false;
  }
}
