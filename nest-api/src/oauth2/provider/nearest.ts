/** The one of `candidates` that needs the fewest edits to become `text`; null where there are none. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const [first] = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(text, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return first?.candidate ?? null;
}

/** Levenshtein distance, by one row of its table. */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
