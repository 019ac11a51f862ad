import { createContext, useContext } from 'react';

/** The nonce that the Content-Security-Policy of this document asks of scripts and style elements. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
