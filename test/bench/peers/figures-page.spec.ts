import { expect, test } from 'vitest';
import { withFigures } from './figures-page.ts';

const PAGE =
  'a\n<!-- peers: all cores -->\nold\n<!-- end -->\nb\n<!-- peers: pinned -->\nold\n<!-- end -->\nc\n';

test('the figures of one mode are replaced, and nothing else', () => {
  const page = withFigures(PAGE, 'pinned', 'new');
  expect(page).toBe(PAGE.replace('pinned -->\nold', 'pinned -->\nnew'));
  expect(withFigures(page, 'pinned', 'new')).toBe(page);
  expect(withFigures(PAGE, 'all cores', 'new')).toBe(PAGE.replace('cores -->\nold', 'cores -->\nnew'));
});

test('a page without the place is an error', () => {
  expect(() => withFigures('a\n<!-- end -->\n', 'pinned', 'new')).toThrow('<!-- peers: pinned -->');
  expect(() => withFigures('<!-- peers: pinned -->\n', 'pinned', 'new')).toThrow('no place');
});
