/** A PostgreSQL array literal. Source: PostgreSQL documentation, "Arrays", input syntax. */
export function textArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}
