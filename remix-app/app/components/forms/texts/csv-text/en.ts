export default {
  file: 'File',
  choose: 'Choose a CSV file',
  chooseOther: 'Choose another CSV file',
  tooLong: '{file} is too long: at most 2 MB.',
  read: '{count, plural, one {{file} was read: # line. Its content is below.} other {{file} was read: # lines. Its content is below.}}',
} as const;
