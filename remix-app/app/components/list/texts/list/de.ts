import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  search: 'Suchen',
  showAll: 'Alle anzeigen',
  organization: 'Organisation',
  codeOrSlug: 'Code oder Slug',
  unknownOrganization:
    'Es gibt keine Organisation mit dem Code oder Slug <b>{of}</b>. Die Liste ist nicht nach Organisation gefiltert.',
  loadFailed: 'Die Liste konnte nicht geladen werden.',
  loadFailedAbout:
    '<again>Versuchen Sie es in Kürze erneut</again>, oder <first>gehen Sie zur ersten Seite</first>. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator und nennen Sie die Referenz <code>{reference}</code>.',
  pages: 'Seiten',
  firstPage: 'Erste Seite',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  filters: 'Filter',
  removeFilter: 'Filter entfernen: {filter}',
  selected: '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  withSelected: 'Aktion für die Auswahl',
  apply: 'Anwenden',
  select: '{name} auswählen',
  selectAll: 'Alle auf dieser Seite auswählen',
  actionsFor: 'Aktionen für {name}',
  range: '{from}–{to}',
  rangeOf: '{from}–{to} von {total}',
  rangeOfMore: '{from}–{to} von mehr als {total}',
  compact: 'Kompakte Zeilen',
  comfortable: 'Normale Zeilenhöhe',
} satisfies Translation<typeof english>;
