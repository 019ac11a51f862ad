export default {
  passwordMinLength: 'Enter a whole number from 8 to 64',
  failedSignInRetentionDays: 'Enter a whole number from 7 to 365',
  graceDays: 'Enter a whole number from 0 to 90',
  chooseOne: 'Choose one of the options',
  network: '“{text}” is not an IP address or a range such as 203.0.113.0/24 or 2001:db8::/32.',
  tooManyNetworks: 'Enter at most {count, number} networks.',
  notSaved: 'The policy was not saved. Try again.',
} as const;
