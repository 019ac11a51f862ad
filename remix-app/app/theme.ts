import {
  Anchor,
  Checkbox,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  Notification,
} from '@mantine/core';

/** Ten steps around the specified primary colour, #1976d2, which is the eighth. */
const brand: MantineColorsTuple = [
  '#e8f2fd',
  '#c9e0f9',
  '#9ccaf5',
  '#6cb1f0',
  '#479cea',
  '#2d8ae4',
  '#217fdb',
  '#1976d2',
  '#1363b4',
  '#0c4786',
];

/** The one neutral: light surfaces and text in `gray`, dark ones in `dark`. */
const gray: MantineColorsTuple = [
  '#f7f9fb',
  '#eff2f6',
  '#e4e9ef',
  '#d6dde5',
  '#c5ced9',
  '#97a3b2',
  '#5d6a7a',
  '#465260',
  '#2d3641',
  '#161c23',
];
const dark: MantineColorsTuple = [
  '#e4e9f0',
  '#c4ccd8',
  '#9ba7b7',
  '#6c788a',
  '#343d4b',
  '#262e3a',
  '#1a212b',
  '#11161d',
  '#0c1016',
  '#07090d',
];

/** Good, wait and wrong. The eighth step carries text on a tint of itself, so it is dark enough for that. */
const green: MantineColorsTuple = [
  '#e6f6ec',
  '#c3e9d1',
  '#94d8ae',
  '#62c488',
  '#3fb26c',
  '#2a9d58',
  '#208a4b',
  '#17713c',
  '#125c31',
  '#0c4324',
];
const amber: MantineColorsTuple = [
  '#fff5e0',
  '#fde5b5',
  '#f9cf7e',
  '#f3b646',
  '#e59f1f',
  '#c98510',
  '#a86d0b',
  '#855407',
  '#6a4305',
  '#4c3003',
];
const red: MantineColorsTuple = [
  '#fdecec',
  '#f9cfce',
  '#f3a6a3',
  '#ec7a76',
  '#e25650',
  '#d43f38',
  '#c2322b',
  '#a92720',
  '#891e19',
  '#641511',
];

export const theme = createTheme({
  colors: { brand, gray, dark, green, amber, red },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 7 },
  white: '#ffffff',
  black: '#161c23',
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // In a sentence colour alone does not tell a link from the words around it.
    Anchor: Anchor.extend({ defaultProps: { underline: 'always' } }),
    // The radius of everything else would make it look like a radio button.
    Checkbox: Checkbox.extend({ defaultProps: { radius: 'sm' } }),
    // Its cross says nothing to those who don't see it.
    Notification: Notification.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Dismiss' } } }),
  },
});

/** Tints come from the scales, and the primary colour's text on its tint is one step darker to be readable. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-brand-light': brand[0],
    '--mantine-color-brand-light-color': brand[8],
    '--mantine-color-anchor': brand[8],
    '--mantine-color-green-light': green[0],
    '--mantine-color-amber-light': amber[0],
    '--mantine-color-red-light': red[0],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-error': red[7],
    '--gh-canvas': gray[0],
    '--gh-surface': '#ffffff',
    '--gh-line': gray[2],
    '--gh-edge': '#7d899a',
    '--mantine-color-default-border': '#7d899a',
  },
  dark: {
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-error': red[3],
    '--mantine-color-anchor': brand[3],
    '--gh-canvas': dark[8],
    '--gh-surface': dark[7],
    '--gh-line': dark[5],
    '--gh-edge': dark[3],
    '--mantine-color-default-border': dark[3],
  },
});
