/**
 * How long a refresh with a lost response can be repeated, in seconds: longer than a restart of the API. The successor
 * must be unused, which shows that the client has not received the response.
 */
export const LOST_ANSWER_SECONDS = 300;

/**
 * The meaning of a repeated refresh token.
 *
 * - `parallel`: concurrent requests, such as those of two tabs, get the same response.
 * - `lost-answer`: it gets the same response while the successor is unused.
 * - `reuse`: the token may be stolen.
 */
export type Repetition = 'parallel' | 'lost-answer' | 'reuse';

/**
 * @param usedAt time of the first use, in seconds since the epoch like `now`
 * @param graceSeconds how long parallel requests get the same response; 0: a token works only once
 */
export function repetitionOf(usedAt: number, now: number, graceSeconds: number): Repetition {
  const age = now - usedAt;
  if (graceSeconds === 0) return 'reuse';
  if (age < graceSeconds) return 'parallel';
  return age < LOST_ANSWER_SECONDS ? 'lost-answer' : 'reuse';
}
