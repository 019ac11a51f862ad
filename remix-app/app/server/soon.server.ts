import type { Soon } from '~/soon';

/** So long a page waits for what it can do without. */
const PATIENCE_MS = 400;

/**
 * The value where it is there soon enough to be part of the page, so that it is read without script as well; else its
 * promise, which the page does not wait for. What fails later is null.
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
