/** A value that is there, or on its way after the page. */
export type Soon<T> = T | Promise<T>;

/** The same question about what it is made of. */
export function mapSoon<T, R>(soon: Soon<T>, change: (value: T) => R): Soon<R> {
  return soon instanceof Promise ? soon.then(change) : change(soon);
}
