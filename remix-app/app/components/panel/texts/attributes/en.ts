export default {
  title: 'Custom attributes',
  owned: 'A directory owns these values. Change them there.',
  ownedBy: 'The directory {directory} owns these values. Change them there.',
  ofAdmins:
    'Admins set these values, as no directory manages this user. Applications receive those that they map.',
  own: 'Your organization sets these values. Applications receive those that your admins chose.',
  noValue: 'No value',
  yes: 'Yes',
  no: 'No',
  save: 'Save attributes',
  aLineEach: 'One value on each line',
  aNumber: 'A number, with a point before decimals',
  aTime: 'A time in UTC, such as 2026-01-31T08:30:00Z',
} as const;
