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
/** As the build sees it: a style sheet like any other. */
const FILE = '/__theme.css';

/** What Mantine's provider would write into each page, once, as a style sheet that browsers keep. */
export function themeStyles(): Plugin {
  return {
    name: 'gatehouse-theme',
    resolveId: (id) => (id === NAME ? FILE : isFile(id) ? id : null),
    load: (id) => (isFile(id) ? themeCss() : null),
  };
}

/** Also as `?inline`, as the development server asks for it. */
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
    // Of a document whose scheme is still `auto`: that of a browser without script.
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
