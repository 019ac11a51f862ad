/** One statement over all rows of a table. */
export interface SeedStep {
  readonly what: string;
  readonly sql: string;
  readonly values?: readonly unknown[];
}
