import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Die Bereitstellung einer Anwendung wurde gestoppt',
  about: 'Gatehouse kann in der Anwendung „{application}“ keine Konten mehr anlegen und ändern.',
  unnamed: 'Gatehouse kann in einer Ihrer Anwendungen keine Konten mehr anlegen und ändern.',
  credentials:
    'Die Anwendung lehnt die Adresse oder die Zugangsdaten ab. Prüfen Sie das Token oder das Client-Secret in den Einstellungen der Bereitstellung.',
  unavailable:
    'Die Anwendung hat mehrmals hintereinander nicht wie erwartet geantwortet. Prüfen Sie ihre Statusseite.',
  next: 'Es geht nichts verloren: Änderungen warten, und Gatehouse versucht es von selbst erneut. Bis dahin behalten Benutzer, die ausscheiden, ihr Konto in dieser Anwendung.',
  action: 'Bereitstellung öffnen',
} satisfies Translation<typeof english>;
