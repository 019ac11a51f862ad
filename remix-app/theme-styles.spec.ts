import { expect, test } from 'vitest';
import { themeCss } from './theme-styles.js';

const css = themeCss();

test.each([
  ["the theme's own colors", '--mantine-color-brand-7: #1976d2'],
  ['what each scheme has of its own', ':root[data-mantine-color-scheme="dark"]'],
  [
    'the scheme of a browser without script, light',
    '@media (prefers-color-scheme:light){:root[data-mantine-color-scheme=auto]',
  ],
  [
    'the scheme of a browser without script, dark',
    '@media (prefers-color-scheme:dark){:root[data-mantine-color-scheme=auto]',
  ],
  ['what is seen from a width on', '.mantine-visible-from-sm'],
  ['what is hidden from a width on', '.mantine-hidden-from-sm'],
])('holds %s', (_what, part) => {
  expect(css).toContain(part);
});

test('knows the scheme where CSS asks for it', () => {
  for (const scheme of ['light', 'dark']) expect(css).toContain(`--mantine-color-scheme: ${scheme}`);
});
