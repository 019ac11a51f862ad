import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariablesResolver, theme } from '~/theme';

/** Without quotes, which React would escape. */
const SELECTOR = ':root[data-mantine-color-scheme=auto]';

const SCHEMES = ['light', 'dark'] as const;

/** The theme's colours for a document whose scheme is still `auto`: that of a browser without script. */
function systemColors(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  return SCHEMES.map((scheme) => {
    const variables = { ...base[scheme], ...own[scheme], '--mantine-color-scheme': scheme };
    const rule = convertCssVariables({ variables, light: {}, dark: {} }, SELECTOR);
    return `@media (prefers-color-scheme:${scheme}){${rule}}`;
  }).join('');
}

const css = systemColors().replaceAll('\n', '');

export function SystemColors({ nonce }: { nonce: string | undefined }) {
  return (
    <noscript>
      <style nonce={nonce} suppressHydrationWarning>
        {css}
      </style>
    </noscript>
  );
}
