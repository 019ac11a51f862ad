import type { Refusal } from '~/pages';
import { refusalText } from '~/refusal-text';
import { refusalTexts } from '~/server/texts/refusals';
import { useTexts } from '~/texts/texts-context';

/** Returns the sentence of a reason in the language of the reader; null without a reason. */
export function useReason(): (reason: Refusal | null) => string | null {
  const t = useTexts(refusalTexts);
  return (reason) => reason && refusalText(reason, t);
}
