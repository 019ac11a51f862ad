import { REFUSALS, type RefusalCode } from '../../sso-config/sign-in/refusals.js';

/** What a code means to the person and what an admin can do; null for a code without texts. */
export function explanationOf(code: string): { explanation: string | null; fix: string | null } {
  if (!Object.hasOwn(REFUSALS, code)) return { explanation: null, fix: null };
  const { message, fix } = REFUSALS[code as RefusalCode];
  return { explanation: message, fix };
}
