export default {
  subject: 'A single sign-on certificate expires {days, plural, one {tomorrow} other {in # days}}',
  aboutNamed:
    'The signing certificate of your identity provider for the connection “{connection}” expires {days, plural, one {tomorrow} other {in # days}}. After that, nobody can sign in through this connection.',
  about:
    'The signing certificate of your identity provider for one of your connections expires {days, plural, one {tomorrow} other {in # days}}. After that, nobody can sign in through this connection.',
  next: 'Add the new certificate before then. Both certificates are accepted while they are valid. A connection with a metadata URL adds the new certificate automatically when your identity provider publishes it.',
  action: 'Open connection',
} as const;
