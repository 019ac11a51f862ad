import { DEFAULT_LANGUAGE } from '@gatehouse/texts';
import { createContext, useContext } from 'react';
import type { PageTexts } from './texts-context';

/** Used if the root's data could not be read. The server still has the texts. */
export const FallbackTexts = createContext<PageTexts | null>(null);

/** The texts of the previous page, in a browser. */
let before: PageTexts = { language: DEFAULT_LANGUAGE, catalogues: {} };
const isBrowser = typeof document !== 'undefined';

/** @param sent the texts of the root's data, if any */
export function useFallbackTexts(sent: PageTexts | undefined): PageTexts {
  if (sent && isBrowser) before = sent;
  return useContext(FallbackTexts) ?? before;
}
