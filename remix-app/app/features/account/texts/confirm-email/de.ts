import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  changed: 'Ihre Adresse wurde geändert',
  changedAbout:
    'Beide Adressen haben die Änderung bestätigt. Melden Sie sich ab jetzt mit der neuen Adresse an.',
  waits: 'Noch eine Bestätigung',
  waitsAbout:
    'Diese Adresse hat die Änderung bestätigt. Öffnen Sie jetzt den Link in der Nachricht an die andere Adresse.',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAbout: 'Dieser Link ist unvollständig, abgelaufen oder wurde bereits verwendet.',
  title: 'Adressänderung bestätigen',
  about: 'Dies bestätigt die Änderung für die Adresse, die die Nachricht erhalten hat.',
  confirm: 'Bestätigen',
  toSettings: 'Zu meinen Einstellungen',
} satisfies Translation<typeof english>;
