import { DEFAULT_LANGUAGE } from '@gatehouse/texts';
import { createContext, useContext } from 'react';
import type { PageTexts } from './texts-context';

/** Where the root's data could not be read: the server knows the texts all the same. */
export const FallbackTexts = createContext<PageTexts | null>(null);

/** Those of the page before, in a browser. */
let before: PageTexts = { language: DEFAULT_LANGUAGE, catalogues: {} };
const isBrowser = typeof document !== 'undefined';

/** @param sent those of the root's data, where there are any */
export function useFallbackTexts(sent: PageTexts | undefined): PageTexts {
  if (sent && isBrowser) before = sent;
  return useContext(FallbackTexts) ?? before;
}
