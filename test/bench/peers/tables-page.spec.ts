import { expect, test } from 'vitest';
import { withTables } from './tables-page.ts';

const PAGE =
  'a\n<!-- peers: all cores -->\nold\n<!-- end -->\nb\n<!-- peers: pinned -->\nold\n<!-- end -->\nc\n';

test('only the tables of one mode are replaced', () => {
  const page = withTables(PAGE, 'pinned', 'new');
  expect(page).toBe(PAGE.replace('pinned -->\nold', 'pinned -->\nnew'));
  expect(withTables(page, 'pinned', 'new')).toBe(page);
  expect(withTables(PAGE, 'all cores', 'new')).toBe(PAGE.replace('cores -->\nold', 'cores -->\nnew'));
});

test('a page without the markers is an error', () => {
  expect(() => withTables('a\n<!-- end -->\n', 'pinned', 'new')).toThrow('<!-- peers: pinned -->');
  expect(() => withTables('<!-- peers: pinned -->\n', 'pinned', 'new')).toThrow('no place');
});
