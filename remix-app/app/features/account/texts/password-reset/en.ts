export default {
  forgot: 'Forgot your password?',
  forgotAbout: 'Enter the address that you sign in with. We send you a link to choose a new password.',
  email: 'Email',
  send: 'Send me a link',
  sent: 'Check your mail',
  sentAbout:
    'If <b>{email}</b> has an account, you receive a message with a link. The link works once and expires after {minutes, plural, one {# minute} other {# minutes}}.',
  notArrived:
    'If no message arrives within a few minutes, check your spam folder or <link>try another address</link>.',
  backToSignIn: 'Back to sign in',
  choose: 'Choose a new password',
  chooseAbout: 'This signs you in here and signs you out everywhere else.',
  save: 'Save and sign in',
  deadLink: 'This link does not work',
  deadLinkAbout: 'This link is incomplete, expired or already used.',
  newLink: 'Request a new link',
} as const;
