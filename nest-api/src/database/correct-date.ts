/** A deviation of the clock below this, in milliseconds, is ignored. */
const TOLERATED_MS = 1_000;

/**
 * Makes `Date` return `sharedNow` if the machine's clock is wrong, so that a process has one time.
 *
 * Libraries use `Date` for the lifetime of tokens; the OpenID provider accepts no clock. Dates created from a value,
 * and every `Date` while the clock is right, are not affected.
 *
 * @param sharedNow milliseconds since the epoch
 * @returns the unchanged time of the machine
 */
export function correctDate(sharedNow: () => number): () => number {
  const Own = Date;
  const now = () => {
    const [own, shared] = [Own.now(), sharedNow()];
    return isWrong(own, shared) ? Math.floor(shared) : own;
  };
  const corrected = new Proxy(Own, {
    construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
    apply: () => String(new Own(now())),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  // Keeps `made.constructor === Date` true.
  Own.prototype.constructor = corrected;
  globalThis.Date = corrected;
  return () => Own.now();
}

/**
 * Whether the machine's clock, which says `own`, must be corrected.
 *
 * @param uncertain possible error of `shared`, in milliseconds
 */
export function isWrong(own: number, shared: number, uncertain = 0): boolean {
  return Math.abs(own - shared) > TOLERATED_MS + uncertain;
}
