import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  dashboardOf: '{product}, Dashboard',
  main: 'Hauptnavigation',
  drawer: 'Navigationsleiste',
  navigation: 'Navigation',
  breadcrumbs: 'Brotkrumen',
  accountMenu: 'Kontomenü von {name}',
  dashboard: 'Dashboard',
  personalSettings: 'Persönliche Einstellungen',
  logout: 'Abmelden',
  switchTo: 'Zu {organization} wechseln',
  languageIs: 'Sprache: {language}',
  viewAs: 'Als {role} ansehen',
  viewedAs: 'Sie sehen Gatehouse als <b>{role}</b>. Sie haben die Berechtigungen dieser Rolle.',
  returnTo: 'Zurück zu {role}',
  activationPending: 'Kontoaktivierung ausstehend',
  activationPendingDetail:
    'Ihr Testzeitraum beginnt mit der Aktivierung Ihres Kontos. Bis dahin ist die Navigation deaktiviert.',
  activationNext:
    'Unser Team prüft Ihre Organisation und aktiviert sie. Danach erhält Ihr Administrator eine E-Mail. Sie müssen nichts tun.',
  readOnly: 'Diese Seite ist schreibgeschützt, bis Ihr Konto aktiviert ist.',
  onHold: 'Ihre Organisation ist pausiert',
  onHoldDetail: 'Alle Daten bleiben lesbar. Kontaktieren Sie uns, um die Pausierung aufzuheben.',
} satisfies Translation<typeof english>;
