import { OutgoingRefused } from '../../outgoing/outgoing-errors.js';

/** After so many tries nobody tries again: about five hours after the first. */
export const MOST_ATTEMPTS = 8;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 2 * 3600;

/** How long to wait after the `attempts`-th try, in seconds: four times the one before, up to two hours. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 4 ** (attempts - 1));
}

/** Whether there is no point in trying again. */
export function isFinal(error: unknown, attempts: number): boolean {
  return error instanceof OutgoingRefused || error instanceof NoLongerTold || attempts >= MOST_ATTEMPTS;
}

/** The application was switched off, deleted, or takes no notices any more. */
export class NoLongerTold extends Error {}
