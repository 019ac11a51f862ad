import type { Soon } from '~/soon';

/** How long a page waits for optional data. */
const PATIENCE_MS = 400;

/**
 * The value if it arrives in time to be part of the page, which also works without script; otherwise its promise, which
 * the page does not wait for. A later failure becomes null.
 */
export async function soon<T>(
  work: Promise<T | null>,
  patienceMs = PATIENCE_MS,
): Promise<{ value: Soon<T | null> }> {
  const safe = work.catch(() => null);
  const tooLong = Symbol('too long');
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<typeof tooLong>((resolve) => {
    timer = setTimeout(() => resolve(tooLong), patienceMs);
  });
  const first = await Promise.race([safe, waited]);
  clearTimeout(timer);
  return { value: first === tooLong ? safe : first };
}
