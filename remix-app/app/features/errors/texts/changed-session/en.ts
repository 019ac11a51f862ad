export default {
  other: 'You are signed in to another account or organization',
  otherAbout:
    'This browser is now signed in as {owner}. The page with this form was opened for another account, organization or role. Nothing was saved.',
  ended: 'Your session has ended',
  endedAbout: 'You are signed out. Nothing was saved.',
  howToSend:
    'To send the form, sign in to the first account <link>in another tab</link>, then come back to this page.',
  sendAgain: 'Send again',
  openAs: 'Open the page as {email}',
  discard: 'Discard and sign in',
  contents: 'Contents of the form',
} as const;
