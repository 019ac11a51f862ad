import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Sitzungen',
  about:
    'Aktive Sitzungen, die neueste Anmeldung zuerst. Benutzer müssen sich erneut anmelden, nachdem Sie ihre Sitzung beendet haben.',
  show: 'Anzeigen',
  organizationChip: 'Organisation: {organization}',
  networkChip: 'Netzwerk: {network}',
  email: 'E-Mail',
  emailPlaceholder: 'Vollständige E-Mail-Adresse',
  network: 'Netzwerk',
  user: 'Benutzer',
  you: 'Sie',
  platform: 'Plattform',
  device: 'IP-Adresse und Gerät',
  unknown: 'Unbekannt',
  signedIn: 'Angemeldet',
  lastActive: 'Zuletzt aktiv',
  end: '<hidden>Sitzung von {name} </hidden>Beenden',
  empty: 'Keine aktiven Sitzungen',
  emptyAbout: 'Sitzungen erscheinen hier, solange Benutzer angemeldet sind.',
  noMatch: 'Keine passenden Sitzungen',
  noMatchAbout: 'Das Audit-Log enthält beendete Sitzungen.',
  endTenant:
    'Beenden Sie alle Sitzungen der Organisation <b>{name}</b>. Das wirkt sofort. Gatehouse benachrichtigt die Anwendungen.',
  endUser:
    'Beenden Sie alle Sitzungen von <b>{name}</b>. Das wirkt sofort. Gatehouse benachrichtigt die Anwendungen.',
  endAll: 'Alle Sitzungen beenden',
  pwd: 'Passwort',
  otp: 'Authentifizierungs-App',
  passkey: 'Passkey',
  connection: 'Verbindung',
  mail: 'E-Mail',
  recoveryCode: 'Wiederherstellungscode',
} satisfies Translation<typeof english>;
