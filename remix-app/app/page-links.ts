/** Which lines of a list a page shows; the first is 1. */
export interface PageRange {
  from: number;
  to: number;
  /** On all pages, where it was counted. */
  total: number | null;
  /** There are more than `total`, which is as far as anybody counts. */
  isAtLeast: boolean;
}

/** Of a list that one page shows as a whole. */
export function wholeRange({ length }: { readonly length: number }): PageRange | null {
  return length === 0 ? null : { from: 1, to: length, total: length, isAtLeast: false };
}

/** Queries of the pages around the one that is shown; null where there is none. */
export interface PageLinks {
  /** The first page, where it is further back than the previous one. */
  first: string | null;
  previous?: string | null;
  next: string | null;
}
