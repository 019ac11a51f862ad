import { isCauseCode } from '@gatehouse/contracts';
import { fixMessage, personMessage } from '@gatehouse/contracts/cause-texts';

/** What a code means for the user and what an admin can do; null for a code without texts. */
export function explanationOf(code: string): { explanation: string | null; fix: string | null } {
  if (!isCauseCode(code)) return { explanation: null, fix: null };
  return { explanation: personMessage(code), fix: fixMessage(code) };
}
