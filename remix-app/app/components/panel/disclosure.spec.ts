import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.tsx', { eager: true, query: '?raw', import: 'default' });

const filesWith = (text: RegExp) =>
  Object.entries(sources)
    .filter(([, source]) => text.test(source))
    .map(([file]) => file.slice(file.lastIndexOf('/') + 1))
    .sort();

test('only the disclosure component, menus and groups of tiles can be collapsed', () => {
  expect(filesWith(/<(?:details|Accordion|Collapse|Spoiler)\b/)).toEqual([
    'disclosure.tsx',
    'folded-groups.tsx',
    'language-menu.tsx',
    'menu-disclosure.tsx',
    'saved-views.tsx',
    'user-menu.tsx',
  ]);
});

test('only page titles and four special pages contain a first-level heading', () => {
  const others = filesWith(/<h1\b|order=\{1\}/);
  const own = ['page-title.tsx', 'hero.tsx', 'product-page.tsx', 'live-board-page.tsx'];
  expect(others.filter((file) => !own.includes(file))).toEqual([]);
});

test('all dialogs have the same footer', () => {
  const dialogs = filesWith(/<(?:RouteDialog|Modal)\b/).filter((file) => file !== 'route-dialog.tsx');
  // These files show a form from another file, which has the footer.
  const bare = ['held-page.tsx', 'palette.tsx', 'tenant-dialog.tsx'];
  const feet = filesWith(/<DialogFoot\b/);
  expect(dialogs.filter((file) => !feet.includes(file) && !bare.includes(file))).toEqual([]);
});
