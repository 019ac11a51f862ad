/** After this number of attempts an email has failed: about a day and a half after the first. */
export const MOST_ATTEMPTS = 10;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 6 * 3600;

/** Delay after the `attempts`-th attempt, in seconds. Each delay is three times the previous one, up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 3 ** (attempts - 1));
}

/** The error of the mail server for one attempt. */
export interface Refusal {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/**
 * Whether another attempt is useless, because the server permanently rejected the address or the attempts are used up.
 */
export function isFinal({ code, responseCode }: Refusal, attempts: number): boolean {
  const unknownAddress = code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
  return unknownAddress || attempts >= MOST_ATTEMPTS;
}
