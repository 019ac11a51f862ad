export default {
  subject: 'Your identity provider was connected',
  namedBy:
    '{by} set up the connection “{connection}” through the set-up link that you shared. The link no longer works.',
  named:
    'The connection “{connection}” was set up through the set-up link that you shared. The link no longer works.',
  unnamedBy: '{by} set up a connection through the set-up link that you shared. The link no longer works.',
  unnamed: 'A connection was set up through the set-up link that you shared. The link no longer works.',
  next: 'Members cannot sign in through it yet. Test the connection, then enable it.',
  notYou: 'If you did not share a set-up link, delete the connection and check the audit log.',
  action: 'Open single sign-on settings',
} as const;
