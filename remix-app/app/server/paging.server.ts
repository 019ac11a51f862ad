import { COUNTED_AT_MOST, LIMITS } from '@gatehouse/contracts';
import type { PageLinks, PageRange } from '~/page-links';
import { NO_VIEW, VIEW_FIELD } from '~/saved-views';
import { type Answer, orRefuse } from './api.server';
import type { Visit } from './visit.server';

/** The URL of the page. */
type Asked = Pick<Visit, 'url'>;

/** A page of a list, for display. */
export interface Paged<T> {
  items: T[];
  pages: PageLinks;
  /** Null if the list is empty, or if too many pages were skipped to know it. */
  range: PageRange | null;
  /** The reference of the failure if there is no list. */
  failure: { reference: string } | null;
}

/** The query parameter with the cursors of earlier pages; no list has a filter of this name. */
const WAY = 'back';
/** Maximum of remembered pages; such a query is far below the limits of servers. */
const LONGEST_WAY = 50;

/**
 * Links to the other pages. The API only pages forward, so the URL contains the cursors of earlier pages, which makes
 * the way back work without script.
 *
 * @param narrowed the filters of the list, as in its URL
 */
export function pageLinks(
  { url }: Asked,
  narrowed: Record<string, string>,
  nextCursor: string | null,
): PageLinks {
  const { searchParams } = url;
  const cursor = searchParams.get('cursor');
  const way = searchParams.getAll(WAY);
  const kept = { ...narrowed, ...withoutView(searchParams) };
  return {
    first: cursor && way.length > 0 ? query(kept, [], null) : null,
    previous: cursor ? query(kept, way.slice(0, -1), way.at(-1) ?? null) : null,
    next: nextCursor ? query(kept, cursor ? [...way, cursor] : [], nextCursor) : null,
  };
}

/** Keeps the first page of a list without its default view. */
function withoutView(searchParams: URLSearchParams): Record<string, string> {
  return searchParams.get(VIEW_FIELD) === NO_VIEW ? { [VIEW_FIELD]: NO_VIEW } : {};
}

function query(narrowed: Record<string, string>, way: readonly string[], cursor: string | null): string {
  return `?${new URLSearchParams([
    ...Object.entries(narrowed),
    ...way.slice(-LONGEST_WAY).map((passed) => [WAY, passed]),
    ...(cursor ? [['cursor', cursor]] : []),
  ])}`;
}

/** Query parameters of the API that request the total number. */
export const COUNTED = { count: 'true' } as const;

/** @param shown number of items on this page; every page before the last has as many */
function rangeOf(
  { url }: Asked,
  shown: number,
  size: number,
  { nextCursor, total }: { nextCursor: string | null; total?: number },
): PageRange | null {
  const way = url.searchParams.getAll(WAY).length;
  if (shown === 0 || way >= LONGEST_WAY) return null;
  const passed = url.searchParams.has('cursor') ? (way + 1) * size : 0;
  const counted = nextCursor === null ? passed + shown : (total ?? null);
  return {
    from: passed + 1,
    to: passed + shown,
    total: counted && Math.min(counted, COUNTED_AT_MOST),
    isAtLeast: counted !== null && counted > COUNTED_AT_MOST,
  };
}

/** The search text of the URL. */
export function searchOf({ url }: Asked): string {
  return (url.searchParams.get('search') ?? '').trim().slice(0, 120);
}

/** `cursor` of the URL, as a parameter of the API. */
export function cursorOf({ url }: Asked): { cursor?: string } {
  const cursor = url.searchParams.get('cursor');
  return cursor ? { cursor } : {};
}

/**
 * A page from the API's response. A failure replaces the list only, so that its filters stay.
 *
 * @param size items of a page
 * @throws Response the user may not read it, or must sign in again
 */
export function pageOf<T>(
  asked: Asked,
  answer: Answer<{ items: T[]; nextCursor: string | null; total?: number }>,
  narrowed: Record<string, string> = {},
  size: number = LIMITS.pageSizeDefault,
): Paged<T> {
  if (!answer.ok && isFailure(answer.problem.status)) {
    const failure = { reference: answer.problem.requestId };
    return { items: [], pages: pageLinks(asked, narrowed, null), range: null, failure };
  }
  const page = orRefuse(answer);
  return {
    items: page.items,
    pages: pageLinks(asked, narrowed, page.nextCursor),
    range: rangeOf(asked, page.items.length, size, page),
    failure: null,
  };
}

/** A server error, or an invalid cursor. */
function isFailure(status: number): boolean {
  return status >= 500 || status === 400 || status === 422;
}
