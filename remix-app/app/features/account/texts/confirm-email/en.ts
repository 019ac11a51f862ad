export default {
  changed: 'Your address is changed',
  changedAbout: 'Both addresses confirmed the change. Sign in with the new address from now on.',
  waits: 'One more confirmation',
  waitsAbout: 'This address confirmed the change. Now open the link in the message to the other address.',
  deadLink: 'This link does not work',
  deadLinkAbout: 'This link is incomplete, expired or already used.',
  title: 'Confirm the change of address',
  about: 'This confirms the change for the address that received the message.',
  confirm: 'Confirm',
  toSettings: 'Go to my settings',
} as const;
