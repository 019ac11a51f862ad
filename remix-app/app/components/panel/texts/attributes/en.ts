export default {
  title: 'Custom attributes',
  owned: 'A directory owns these values. Change them there.',
  ownedBy: 'The directory {directory} owns these values. Change them there.',
  notOwned: 'Only a directory can set these values, and none manages this user.',
  own: 'Your organization’s directory sets these values. Applications receive those that your admins chose.',
  noValue: 'No value',
  yes: 'Yes',
  no: 'No',
} as const;
