import { expect, test } from 'vitest';
import { themeCss } from './theme-styles.js';

const css = themeCss();

test.each([
  ["the theme's own colors", '--mantine-color-brand-7: #1976d2'],
  ['the colors of each scheme', ':root[data-mantine-color-scheme="dark"]'],
  [
    'the light scheme without JavaScript',
    '@media (prefers-color-scheme:light){:root[data-mantine-color-scheme=auto]',
  ],
  [
    'the dark scheme without JavaScript',
    '@media (prefers-color-scheme:dark){:root[data-mantine-color-scheme=auto]',
  ],
  ['classes that show from a breakpoint', '.mantine-visible-from-sm'],
  ['classes that hide from a breakpoint', '.mantine-hidden-from-sm'],
])('the theme styles contain %s', (_what, part) => {
  expect(css).toContain(part);
});

test('the theme styles set the color scheme variable', () => {
  for (const scheme of ['light', 'dark']) expect(css).toContain(`--mantine-color-scheme: ${scheme}`);
});
