/** One statement over all rows of a kind. */
export interface SeedStep {
  readonly what: string;
  readonly sql: string;
  readonly values?: readonly unknown[];
}
