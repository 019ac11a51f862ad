export default {
  title: 'Import tenants',
  paste: 'Or paste its content',
  pasteAbout:
    'The first line contains the column names: name, domain, adminEmail. The columns plan and status are optional.',
  check: 'Check',
  checkAgain: 'Check again',
  create: '{count, plural, one {Create # tenant} other {Create # tenants}}',
  valid: '{count, plural, one {The line is valid} other {All # lines are valid}}',
  notCreated: 'No tenant is created yet.',
  skipped:
    '{count, plural, one {# tenant exists and will be skipped.} other {# tenants exist and will be skipped.}}',
  invalid:
    '{wrong, plural, one {# of {rows, number} lines is invalid} other {# of {rows, number} lines are invalid}}',
  correct: 'Correct these lines below and check again.',
  createValid: 'You can also create the valid lines now and correct the invalid lines later.',
  line: 'Line {line, number}, {column}: {message}',
  more: '{count, plural, one {And # more error} other {And # more errors}}',
  createValidRows: '{count, plural, one {Import the # valid row} other {Import the # valid rows}}',
} as const;
