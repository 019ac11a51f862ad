/** Queries of the pages around the one that is shown; null where there is none. */
export interface PageLinks {
  /** The first page, where it is further back than the previous one. */
  first: string | null;
  previous?: string | null;
  next: string | null;
}
