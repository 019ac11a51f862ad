import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  title: TEXTS.dashboard.myDevices,
  about:
    'Browsers and devices that signed in to your account. If you do not recognize one, sign it out and change your password.',
  none: 'Devices appear here after you sign in on them.',
  thisDevice: 'This device',
  signedIn: 'Signed in',
  signedOut: 'Signed out',
  lastSeen: 'Last seen',
  network: 'Network',
  unknown: 'Unknown',
  firstSeen: 'First seen',
  rename: 'Rename<hidden> {name}</hidden>',
  newNameOf: 'New name of {name}',
  save: 'Save',
  signOut: 'Sign out<hidden> {name}</hidden>',
  forget: 'Forget<hidden> {name}</hidden>',
} as const;
