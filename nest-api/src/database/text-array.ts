/** A PostgreSQL array literal of values that need no escaping, such as UUIDs and domain names. */
export function textArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value}"`).join(',')}}`;
}
