/** After so many tries a mail is dead: about a day and a half after the first. */
export const MOST_ATTEMPTS = 10;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** How long to wait after the `attempts`-th try, in seconds: each wait three times the one before, up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** (attempts - 1));
}

/** What the mail server said of one try. */
export interface Refusal {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** Whether there is no point in trying again: the server knows the address and will not take mail for it. */
export function isFinal({ code, responseCode }: Refusal, attempts: number): boolean {
  const unknownAddress = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return unknownAddress || attempts >= MOST_ATTEMPTS;
}
