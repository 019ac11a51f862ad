/** Cells as PostgreSQL can keep them, which knows no NUL: the replacement character shows where one was. */
export function withoutNul<T extends object>(cells: T): T {
  const kept = Object.entries(cells).map(([field, cell]) => [
    field,
    String(cell).replaceAll('\u0000', '\uFFFD'),
  ]);
  return Object.fromEntries(kept) as T;
}
