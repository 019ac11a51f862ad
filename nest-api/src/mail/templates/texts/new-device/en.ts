export default {
  subject: 'A new device signed in to your account',
  about: 'A new browser or device signed in to your Gatehouse account.',
  riskySubject: 'Unusual sign-in to your account',
  riskyAbout: 'A sign-in to your Gatehouse account was very different from your usual ones.',
  next: 'If this was you, no action is needed. If not, report it now: the device is signed out, and you get help to secure your account.',
  action: 'No, this was not me',
  expires: '{days, plural, one {The link works once, for # day.} other {The link works once, for # days.}}',
  note: 'You can disable these messages in your account settings.',
} as const;
