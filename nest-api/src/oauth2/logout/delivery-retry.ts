import { OutgoingRefused } from '../../outgoing/outgoing-errors.js';

/** Maximum number of attempts: the last one is about five hours after the first. */
export const MOST_ATTEMPTS = 8;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 2 * 3600;

/** Delay after the `attempts`-th attempt, in seconds: four times the previous one, up to two hours. */
export function waitAfter(attempts: number): number {
  return Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 4 ** (attempts - 1));
}

/** Whether further attempts are pointless. */
export function isFinal(error: unknown, attempts: number): boolean {
  return error instanceof OutgoingRefused || error instanceof NoLongerTold || attempts >= MOST_ATTEMPTS;
}

/** The application was disabled or deleted, or has no back-channel logout URI any more. */
export class NoLongerTold extends Error {}
