/**
 * How long a refresh can be repeated whose answer was lost, in seconds: longer than a restart of the API takes. The
 * successor must not have been used, which shows that nobody has the answer.
 */
export const LOST_ANSWER_SECONDS = 300;

/**
 * What a refresh token that comes again is worth.
 *
 * - `parallel`: requests that were sent at once, such as those of two tabs, get the same answer.
 * - `lost-answer`: it gets the same answer while nobody has used the successor.
 * - `reuse`: whoever brings it has it from somewhere else.
 */
export type Repetition = 'parallel' | 'lost-answer' | 'reuse';

/**
 * @param usedAt when it was used first, in seconds since the epoch, as `now` is
 * @param graceSeconds how long parallel requests get the same answer; 0: a token works once, whatever happens
 */
export function repetitionOf(usedAt: number, now: number, graceSeconds: number): Repetition {
  const age = now - usedAt;
  if (graceSeconds === 0) return 'reuse';
  if (age < graceSeconds) return 'parallel';
  return age < LOST_ANSWER_SECONDS ? 'lost-answer' : 'reuse';
}
