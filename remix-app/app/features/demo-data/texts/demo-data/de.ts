import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Demodaten',
  about: 'Beispielorganisationen mit einem Verlauf von 30 Tagen, um Gatehouse auszuprobieren.',
  contents: 'Inhalt',
  contentsAbout:
    'Alles ist als Demodaten gekennzeichnet. Ihre eigenen Organisationen und Konten gehören nicht dazu.',
  organizations: 'Organisationen',
  people: 'Konten',
  applications: 'Anwendungen',
  connections: 'Verbindungen',
  signIns: 'Anmeldungen',
  loading: 'Wird geladen: {done, number} von {total, number} Organisationen sind bereit.',
  removing: 'Wird entfernt: {done, number} von {total, number} Organisationen sind gelöscht.',
  mayLeave: 'Das läuft im Hintergrund. Sie können diese Seite verlassen.',
  removal: 'Demodaten entfernen',
  removalAbout: 'Tun Sie das, bevor Sie Gatehouse für Ihre eigene Organisation verwenden.',
  keepsSuperadmin:
    'Der Demo-Superadmin bleibt, weil es keinen anderen Superadmin gibt. Legen Sie mit dem Befehl create-superadmin einen eigenen an. Entfernen Sie die Demodaten danach erneut.',
  open: 'Demodaten entfernen …',
  confirm:
    '{organizations, plural, one {# Organisation} other {# Organisationen}} und {people, plural, one {# Konto} other {# Konten}} entfernen?',
  effect:
    'Sie werden endgültig gelöscht, samt Sitzungen, Verbindungen, Anwendungen und Audit-Logs. Organisationen, denen andere Benutzer beigetreten sind, bleiben.',
  remove: 'Demodaten entfernen',
  notRemoved: 'Die Demodaten konnten nicht entfernt werden.',
  none: 'Es sind keine Demodaten geladen',
  loadAgain: 'Der Befehl load-demo-data lädt sie.',
  onlySuperadmin:
    'Nur der Demo-Superadmin ist übrig. Sein Passwort ist öffentlich. Legen Sie mit dem Befehl create-superadmin einen eigenen Superadmin an und führen Sie dann remove-demo-data aus.',
} satisfies Translation<typeof english>;
