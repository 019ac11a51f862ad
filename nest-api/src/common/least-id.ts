/**
 * The least id that a row of a time can have, so that the rows since then are a range of the primary key.
 *
 * @param ms milliseconds since the epoch. Source: RFC 9562 §5.7, ids grow with time
 */
export function leastIdSince(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
