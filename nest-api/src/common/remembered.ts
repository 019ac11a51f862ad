/** What is longer is not worth its room. */
const LONGEST = 200;

/**
 * `make` with its last results kept, for what is asked again and again, such as how an address is written.
 *
 * @param most so many are kept; then all go, for what is asked often is soon there again
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
