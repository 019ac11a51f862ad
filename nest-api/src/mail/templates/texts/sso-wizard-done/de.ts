import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ihr Identitätsanbieter wurde verbunden',
  namedBy:
    '{by} hat die Verbindung „{connection}“ über den von Ihnen geteilten Einrichtungslink eingerichtet. Der Link funktioniert nicht mehr.',
  named:
    'Die Verbindung „{connection}“ wurde über den von Ihnen geteilten Einrichtungslink eingerichtet. Der Link funktioniert nicht mehr.',
  unnamedBy:
    '{by} hat eine Verbindung über den von Ihnen geteilten Einrichtungslink eingerichtet. Der Link funktioniert nicht mehr.',
  unnamed:
    'Über den von Ihnen geteilten Einrichtungslink wurde eine Verbindung eingerichtet. Der Link funktioniert nicht mehr.',
  next: 'Mitglieder können sich noch nicht darüber anmelden. Testen Sie die Verbindung und aktivieren Sie sie dann.',
  notYou:
    'Wenn Sie keinen Einrichtungslink geteilt haben, löschen Sie die Verbindung und prüfen Sie das Audit-Log.',
  action: 'Einstellungen für Single Sign-on öffnen',
} satisfies Translation<typeof english>;
