import { createContext, useContext } from 'react';

/** The reference of the error page's log line; undefined if nothing was logged. */
export const ReferenceContext = createContext<string | undefined>(undefined);

export function useReference(): string | undefined {
  return useContext(ReferenceContext);
}
