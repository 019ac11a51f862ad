import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Fehlgeschlagene Anfragen dieser Anwendung. Entwickler sehen denselben Code in error_uri.',
  problem: 'Problem',
  compared: 'Verglichene Werte',
  fix: 'So beheben Sie das Problem',
  time: 'Zeit',
  found: 'Gefunden: {value}',
  expected: 'Erwartet: {value}',
  nothing: 'Keine',
  count: '{count, plural, one {(#-mal)} other {(#-mal)}}',
  open: 'Einstellung öffnen',
  reference: 'Referenz',
  none: 'Keine Anmeldeprobleme',
  noneAbout: 'Hier erscheinen fehlgeschlagene Anfragen dieser Anwendung mit ihrer Ursache.',
} satisfies Translation<typeof english>;
