import { createContext, useContext } from 'react';

/** The nonce that this document's Content-Security-Policy requires of scripts and style elements. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
