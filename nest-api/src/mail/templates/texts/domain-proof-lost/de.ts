import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '{domain} ist nicht mehr verifiziert',
  about:
    'Gatehouse prüft täglich die DNS-Einträge Ihrer Domains. Der TXT-Eintrag {recordName}, der {domain} verifiziert, wurde nicht gefunden.',
  effect:
    'Bis Sie den Eintrag wiederherstellen, können neue Benutzer Ihrer Organisation nicht über diese Domain beitreten, und es werden keine Konten darüber verknüpft. Bestehende Mitglieder können sich weiterhin anmelden.',
  action: 'Domains öffnen',
} satisfies Translation<typeof english>;
