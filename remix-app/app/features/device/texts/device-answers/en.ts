export default {
  codeFormat: 'A code has 8 letters, such as BCDF-GHJK',
  notChecked: 'The code was not checked. Please try again.',
} as const;
