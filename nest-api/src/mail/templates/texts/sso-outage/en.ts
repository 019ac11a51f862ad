export default {
  subject: 'Your identity provider is not responding',
  aboutNamed: 'The identity provider of the connection “{connection}” has not responded since {at}.',
  about: 'The identity provider of one of your connections has not responded since {at}.',
  any: 'Users can sign in with their other sign-in methods until it responds again.',
  password:
    'Your organization requires single sign-on. Its settings allow passwords during an outage, so users with a password can use it until the identity provider responds again.',
  none: 'Your organization requires single sign-on, so only emergency administrators can sign in until the identity provider responds again.',
  next: 'We try again every few minutes and email you when it responds. Check the status page of your identity provider.',
  action: 'Open connection',
} as const;
