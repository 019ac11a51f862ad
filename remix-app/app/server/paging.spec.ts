import { describe, expect, test } from 'vitest';
import { pageLinks, pageOf } from './paging.server';

const at = (query: string) => ({ url: new URL(`http://localhost/list${query}`) });
const NARROWED = { search: 'a b' };

test('a list can be paged to its end and back to its beginning with its filters', () => {
  const seen: (string | null)[] = [];
  let links = pageLinks(at('?search=a+b'), NARROWED, 'c1');
  for (const next of ['c2', 'c3', null]) {
    seen.push(links.next);
    links = pageLinks(at(links.next ?? ''), NARROWED, next);
  }
  expect(links.next).toBeNull();
  expect(links.first).toBe('?search=a+b');
  const back: (string | null | undefined)[] = [];
  while (links.previous) {
    back.push(links.previous);
    links = pageLinks(at(links.previous), NARROWED, 'more');
  }
  // Follows the same URLs back to the first one, which has neither parameter.
  expect(back).toEqual([...seen.slice(0, 2).reverse(), '?search=a+b']);
  expect([links.first, links.previous]).toEqual([null, null]);
});

test('a list with a filter named "from" can also be paged back', () => {
  const narrowed = { from: '2026-01-01' };
  const second = pageLinks(at(pageLinks(at('?from=2026-01-01'), narrowed, 'c1').next ?? ''), narrowed, null);
  expect(second).toEqual({ first: null, previous: '?from=2026-01-01', next: null });
});

test('a page without known previous pages links back to the first one', () => {
  expect(pageLinks(at('?cursor=c9'), {}, null)).toEqual({ first: null, previous: '?', next: null });
});

test('the number of remembered previous pages is limited', () => {
  const way = Array.from({ length: 80 }, (_, place) => `back=c${place}`).join('&');
  const next = new URLSearchParams(pageLinks(at(`?${way}&cursor=c80`), {}, 'c81').next ?? '');
  expect([next.getAll('back').length, next.getAll('back').at(-1)]).toEqual([50, 'c80']);
});

const refused = (status: number) => ({
  ok: false as const,
  problem: { type: '', title: '', status, detail: '', code: 'x', requestId: 'r1' },
  headers: new Headers(),
});

test.each([400, 422, 500, 503])('a failure (%i) is shown instead of the list', (status) => {
  expect(pageOf(at('?cursor=bad'), refused(status))).toMatchObject({
    items: [],
    failure: { reference: 'r1' },
  });
});

test.each([401, 403, 404])('an error (%i) fails the whole page', (status) => {
  expect(() => pageOf(at(''), refused(status))).toThrow();
});

describe('the range of a page', () => {
  const page = (items: number, more: { nextCursor: string | null; total?: number }) => ({
    ok: true as const,
    value: { items: Array.from({ length: items }, () => ({})), ...more },
    headers: new Headers(),
  });
  const range = (query: string, ...of: Parameters<typeof page>) => pageOf(at(query), page(...of)).range;

  test.each([
    ['?', 20, { nextCursor: 'c1', total: 60 }, { from: 1, to: 20, total: 60, isAtLeast: false }],
    ['?', 20, { nextCursor: 'c1', total: 10_001 }, { from: 1, to: 20, total: 10_000, isAtLeast: true }],
    ['?', 20, { nextCursor: 'c1' }, { from: 1, to: 20, total: null, isAtLeast: false }],
    ['?', 7, { nextCursor: null }, { from: 1, to: 7, total: 7, isAtLeast: false }],
    ['?cursor=c1', 20, { nextCursor: 'c2', total: 60 }, { from: 21, to: 40, total: 60, isAtLeast: false }],
    // The last page has a more accurate total than an earlier count.
    [
      '?back=c1&cursor=c2',
      9,
      { nextCursor: null, total: 60 },
      { from: 41, to: 49, total: 49, isAtLeast: false },
    ],
  ])('is correct for %s with %i items', (query, items, more, expected) => {
    expect(range(query, items, more)).toEqual(expected);
  });

  test('is unknown without items or after too many pages', () => {
    expect(range('?', 0, { nextCursor: null })).toBeNull();
    const way = Array.from({ length: 50 }, (_, place) => `back=c${place}`).join('&');
    expect(range(`?${way}&cursor=c50`, 20, { nextCursor: null })).toBeNull();
  });
});
