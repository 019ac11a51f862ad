export default {
  subject: 'The isolation of organizations failed a check',
  about:
    '{count, plural, one {The hourly isolation proof failed in # place} other {The hourly isolation proof failed in # places}}. An organization may be able to read data of another one.',
  found: 'Found: {failures}',
  next: 'Find out who changed the database or the program. Until the cause is removed, consider stopping the API.',
  action: 'Open System Health',
} as const;
