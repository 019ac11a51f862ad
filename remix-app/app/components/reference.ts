import { createContext, useContext } from 'react';

/** What joins an error page to its line in the log; undefined where nothing was logged for this document. */
export const ReferenceContext = createContext<string | undefined>(undefined);

export function useReference(): string | undefined {
  return useContext(ReferenceContext);
}
