import { setTimeout as delay } from 'node:timers/promises';

/**
 * Calls `probe` every 20 ms until it returns something other than undefined, null or false.
 *
 * @throws Error after `timeoutMs`, with `what` in its message
 */
export async function waitFor<T>(
  what: string,
  probe: () => T | Promise<T>,
  timeoutMs = 60_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await probe();
    if (answer !== undefined && answer !== null && answer !== false) return answer as NonNullable<T>;
    if (Date.now() > deadline) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`);
    await delay(20);
  }
}
