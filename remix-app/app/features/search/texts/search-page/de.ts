import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Suche',
  about: 'Seiten, Benutzer, Anwendungen, Verbindungen und Domains, die Sie öffnen können.',
  form: 'Konsole durchsuchen',
  term: 'Suchbegriff',
  termAbout: 'Der Anfang eines Namens oder einer Adresse',
  noResults: 'Keine Ergebnisse',
  noResultsAbout:
    'Keine Seite und kein Eintrag entspricht <b>{q}</b>. Versuchen Sie den Anfang eines Namens, einer E-Mail-Adresse oder einer Domain.',
  moreResults: 'Es gibt weitere Ergebnisse. Geben Sie mehr Zeichen ein, um sie einzugrenzen.',
  showAll: 'Alle anzeigen',
} satisfies Translation<typeof english>;
