import { COUNTED_AT_MOST, LIMITS } from '@gatehouse/contracts';
import type { PageLinks, PageRange } from '~/page-links';
import { NO_VIEW, VIEW_FIELD } from '~/saved-views';
import { type Answer, orRefuse } from './api.server';
import type { Visit } from './visit.server';

/** The address that a page was asked for by. */
type Asked = Pick<Visit, 'url'>;

/** A page of a list as a screen shows it. */
export interface Paged<T> {
  items: T[];
  pages: PageLinks;
  /** Null where the list is empty, or where so many pages were passed that nobody knows. */
  range: PageRange | null;
  /** Why there is no list: the reference of the failure. */
  failure: { reference: string } | null;
}

/** The field of an address that holds the cursors of the pages before; no list narrows by a field of this name. */
const WAY = 'back';
/** So many pages back are remembered; a query of that length is far below what servers take. */
const LONGEST_WAY = 50;

/**
 * The ways from the page that a request asks for. The API reads forwards only, so the address of a page carries the
 * cursors of those before it, and each page has its way back without script as well.
 *
 * @param narrowed the filters of the list, as they stand in its address
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

/** The first page of a list without its default view stays without it. */
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

/** What the API is asked for so that a page can say of how many lines it shows which. */
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

/** What the list shall be searched for. */
export function searchOf({ url }: Asked): string {
  return (url.searchParams.get('search') ?? '').trim().slice(0, 120);
}

/** `cursor` of the address, in the API's words. */
export function cursorOf({ url }: Asked): { cursor?: string } {
  const cursor = url.searchParams.get('cursor');
  return cursor ? { cursor } : {};
}

/**
 * A page that the API answered. A failure to load it is told in the place of the list, so that its filters stay.
 *
 * @param size items of a page
 * @throws Response whoever asks may not read it, or must sign in again
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

/** Ours to mend, or a cursor that no page of ours has. */
function isFailure(status: number): boolean {
  return status >= 500 || status === 400 || status === 422;
}
