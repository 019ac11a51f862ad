import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Meine Geräte',
  about:
    'Browser und Geräte, die sich bei Ihrem Konto angemeldet haben. Wenn Sie eines nicht erkennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  none: 'Geräte erscheinen hier, nachdem Sie sich auf ihnen angemeldet haben.',
  thisDevice: 'Dieses Gerät',
  signedIn: 'Angemeldet',
  signedOut: 'Abgemeldet',
  lastSeen: 'Zuletzt gesehen',
  network: 'Netzwerk',
  unknown: 'Unbekannt',
  firstSeen: 'Zuerst gesehen',
  rename: 'Umbenennen<hidden>: {name}</hidden>',
  newNameOf: 'Neuer Name von {name}',
  save: 'Speichern',
  signOut: 'Abmelden<hidden>: {name}</hidden>',
  forget: 'Vergessen<hidden>: {name}</hidden>',
} satisfies Translation<typeof english>;
