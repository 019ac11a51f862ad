import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Handlung erforderlich: DNS-Einträge von {host} fehlen',
  stoppedSubject: 'Anmeldung unter {host} ist nicht mehr möglich',
  about:
    'Gatehouse prüft die DNS-Einträge Ihrer eigenen Domain {host}. Der CNAME- oder TXT-Eintrag wurde nicht gefunden.',
  effect:
    'Benutzer können sich dort noch bis zum {date} anmelden. Stellen Sie den Eintrag vorher wieder her.',
  stoppedEffect:
    'Benutzer können sich dort nicht mehr anmelden. Unter der Adresse der Plattform ist die Anmeldung weiterhin möglich.',
  action: 'Eigene Domain öffnen',
} satisfies Translation<typeof english>;
