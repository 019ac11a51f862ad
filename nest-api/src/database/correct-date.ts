/** A clock that is off by less than this, in milliseconds, is left alone. */
const TOLERATED_MS = 1_000;

/**
 * Makes `Date` tell `sharedNow` wherever the clock of the machine is wrong, so that a process has one time.
 *
 * Libraries ask `Date` when a token begins and ends; the OpenID provider takes no clock. A date that is made from a
 * value, and every `Date` while the clock is right, stays as it was.
 *
 * @param sharedNow milliseconds since the epoch
 * @returns the time of the machine, as before
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
  // `made.constructor === Date` holds as before.
  Own.prototype.constructor = corrected;
  globalThis.Date = corrected;
  return () => Own.now();
}

/**
 * Whether the clock of the machine, which says `own`, needs correction.
 *
 * @param uncertain by how much `shared` may be off, in milliseconds
 */
export function isWrong(own: number, shared: number, uncertain = 0): boolean {
  return Math.abs(own - shared) > TOLERATED_MS + uncertain;
}
