/** Longer texts are not cached. */
const LONGEST = 200;

/**
 * `make` with a cache of its last results, for frequent inputs such as addresses.
 *
 * @param most size of the cache; a full cache is cleared, as frequent inputs soon return
 */
export function remembered<Result>(most: number, make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const made = make(text);
    if (text.length > LONGEST) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
