export default {
  title: 'Unsubscribe from the weekly email?',
  about:
    'The weekly email about the sign-ins of your organizations ends. Other emails continue. You can enable it again in your settings.',
  unsubscribe: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneAbout: 'You no longer receive the weekly email. You can enable it again in your settings.',
  failed: 'Not unsubscribed yet',
  deadLink: 'This link does not work',
  deadLinkAbout: 'This link is incomplete or expired. Change your notifications in your settings instead.',
  toSettings: 'Open my settings',
} as const;
