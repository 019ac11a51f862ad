export default {
  skipToContent: 'Skip to content',
  home: '{product}, home',
  colorScheme: 'Light or dark',
  changeColorScheme: 'Change between light and dark',
  language: 'Language',
  loading: 'Loading',
} as const;
