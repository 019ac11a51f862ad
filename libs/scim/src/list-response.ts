export const LIST_RESPONSE = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

export interface ListPage {
  readonly total: number;
  readonly resources: readonly unknown[];
  /** Counts from 1; undefined for a page by cursor. */
  readonly startIndex?: number;
  /** The cursors of other pages, of a page by cursor. Source: RFC 9865 §2. */
  readonly nextCursor?: string | null;
  readonly previousCursor?: string | null;
}

/** Source: RFC 7644 §3.4.2; a page by cursor has no `startIndex` (RFC 9865 §2). */
export function toListResponse({ total, resources, startIndex, nextCursor, previousCursor }: ListPage) {
  return {
    schemas: [LIST_RESPONSE],
    totalResults: total,
    itemsPerPage: resources.length,
    ...(startIndex !== undefined && { startIndex }),
    ...(nextCursor && { nextCursor }),
    ...(previousCursor && { previousCursor }),
    Resources: resources,
  };
}
