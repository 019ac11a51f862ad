export default {
  passwordMinLength: 'Enter a whole number from 8 to 64',
  failedSignInRetentionDays: 'Enter a whole number from 7 to 365',
  graceDays: 'Enter a whole number from 0 to 90',
  chooseOne: 'Choose one of the options',
  network:
    '“{text}” is not an IP address, a range such as 203.0.113.0/24, a country such as DE or an operator such as AS3320.',
  tooManyNetworks: 'Enter at most {count, number} networks.',
  notSaved: 'The policy was not saved. Try again.',
} as const;
