export default {
  subject: 'Your identity provider responds again',
  aboutNamed: 'The identity provider of the connection “{connection}” responds again.',
  about: 'The identity provider of one of your connections responds again.',
  effect: 'Users can sign in through this connection.',
  action: 'Open connection',
} as const;
