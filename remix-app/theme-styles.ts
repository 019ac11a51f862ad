import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  em,
  mergeMantineTheme,
  px,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariablesResolver, theme } from './app/theme';

const NAME = 'virtual:theme.css';
/** Resolved name. Vite treats it as a CSS file. */
const FILE = '/__theme.css';

/** Emits Mantine's theme variables and classes as a style sheet, which the provider would otherwise inline in each page. */
export function themeStyles(): Plugin {
  return {
    name: 'gatehouse-theme',
    resolveId: (id) => (id === NAME ? FILE : isFile(id) ? id : null),
    load: (id) => (isFile(id) ? themeCss() : null),
  };
}

/** The development server appends `?inline`. */
function isFile(id: string): boolean {
  return id.split('?')[0] === FILE;
}

export function themeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
  const schemes = {
    light: { ...base.light, ...own.light, '--mantine-color-scheme': 'light' },
    dark: { ...base.dark, ...own.dark, '--mantine-color-scheme': 'dark' },
  };
  return [
    convertCssVariables({ variables: { ...base.variables, ...own.variables }, ...schemes }, ':root'),
    // Without JavaScript the document's scheme stays `auto`.
    ...(['light', 'dark'] as const).map((scheme) => {
      const variables = schemes[scheme];
      const rule = convertCssVariables(
        { variables, light: {}, dark: {} },
        ':root[data-mantine-color-scheme=auto]',
      );
      return `@media (prefers-color-scheme:${scheme}){${rule}}`;
    }),
    ...Object.entries(merged.breakpoints).map(([name, from]) => {
      const at = Number(px(from));
      return `@media (max-width:${em(at - 0.1)}){.mantine-visible-from-${name}{display:none!important}}
        @media (min-width:${em(at)}){.mantine-hidden-from-${name}{display:none!important}}`;
    }),
  ].join('\n');
}
