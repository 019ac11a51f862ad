/** Replaces NUL, which PostgreSQL cannot store, with the replacement character. */
export function withoutNul<T extends object>(cells: T): T {
  const kept = Object.entries(cells).map(([field, cell]) => [
    field,
    String(cell).replaceAll('\u0000', '\uFFFD'),
  ]);
  return Object.fromEntries(kept) as T;
}
