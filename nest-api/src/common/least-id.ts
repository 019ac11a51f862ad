/**
 * The lowest possible ID of a row created at a time, so that later rows are a range of the primary key.
 *
 * @param ms milliseconds since the epoch. Source: RFC 9562 §5.7, IDs grow with time
 */
export function leastIdSince(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}
