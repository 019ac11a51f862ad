export default {
  title: 'My sign-ins',
  about:
    'Sign-ins to your account in the last 90 days. Successful ones are kept for 30 days. If one was not you, report it: its device is signed out, and you choose a new password.',
  empty: 'Sign-ins appear here within a second.',
  succeeded: 'Signed in',
  failed: '{count, plural, one {Failed} other {Failed # times}}',
  current: 'This session',
  line: '{time} · {method} · {place}',
  unknownPlace: 'unknown network',
  unusual: 'Unusual: {reasons}',
  notMe: 'This was not me<hidden>: {device}, {time}</hidden>',
} as const;
