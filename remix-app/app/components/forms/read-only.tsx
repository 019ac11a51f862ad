import { createContext, useContext } from 'react';

/** Why the page is read-only, and to what extent. */
interface ReadOnly {
  /** ID of the element with the reason. */
  reason: string;
  /** Whether the page's own forms are disabled too, not only links to other forms. */
  forms: boolean;
}

const ReadOnlyContext = createContext<ReadOnly | null>(null);

/** Wraps a page of a read-only organization. */
export const ReadOnlyProvider = ReadOnlyContext.Provider;

/** Null if changes are allowed. */
export function useReadOnly(): ReadOnly | null {
  return useContext(ReadOnlyContext);
}
