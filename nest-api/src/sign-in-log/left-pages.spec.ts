import { expect, test } from 'vitest';
import { LeftPages } from './left-pages.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');

test('pages of one owner are counted together and returned once', () => {
  const pages = new LeftPages();
  pages.add('a', {}, NOW);
  pages.add('b', { slug: 'acme' }, NOW);
  pages.add('c', { slug: 'acme' }, NOW);
  expect(pages.take()).toEqual([
    { times: 1, tenant_id: null, slug: null, application: null },
    { times: 2, tenant_id: null, slug: 'acme', application: null },
  ]);
  expect(pages.take()).toEqual([]);
});

test('a network counts at most 600 times per minute', () => {
  const pages = new LeftPages();
  const sent = Array.from({ length: 601 }, () => pages.add('a', {}, NOW));
  expect(sent.filter((wait) => wait === null)).toHaveLength(600);
  expect(pages.add('a', {}, NOW + 45_000)).toBe(15);
  expect(pages.add('b', {}, NOW + 45_000)).toBeNull();
  expect(pages.add('a', {}, NOW + 60_000)).toBeNull();
  expect(pages.take()).toMatchObject([{ times: 602 }]);
});

test('many networks and owners use a limited number of entries', () => {
  const pages = new LeftPages();
  for (let n = 0; n < 20_000; n++) pages.add(`network ${n}`, { slug: `tenant-${n}` }, NOW);
  const lines = pages.take();
  expect(lines).toHaveLength(501);
  expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(10_000);
  expect(lines.at(-1)).toMatchObject({ times: 9_500, slug: null });
});
