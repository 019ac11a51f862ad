export default {
  passwordMinLength: 'Enter a whole number from 8 to 64',
  failedSignInRetentionDays: 'Enter a whole number from 7 to 365',
  graceDays: 'Enter a whole number from 0 to 90',
  chooseOne: 'Choose one of the options',
  notSaved: 'The policy was not saved. Try again.',
} as const;
