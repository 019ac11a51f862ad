import { createContext, useContext } from 'react';

/** Why nothing can be changed, and how far that goes on the page. */
interface ReadOnly {
  /** Id of the element that gives the reason. */
  reason: string;
  /** Whether the page's own forms are disabled too, and not only what leads to others. */
  forms: boolean;
}

const ReadOnlyContext = createContext<ReadOnly | null>(null);

/** Around a page of an organization that can change nothing. */
export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** Null where everything can be changed. */
export function useReadOnly(): ReadOnly | null {
  return useContext(ReadOnlyContext);
}
