import { createContext, useContext } from 'react';

// Whether things move at all. A context: a counter deep in a strip must not be forgotten when motion is switched off.

const StillContext = createContext(false);

export const Still = StillContext.Provider;

export function useStill(): boolean {
  return useContext(StillContext);
}
