import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'Die Anmeldestatistik ist derzeit nicht verfügbar.',
  signIns: 'Anmeldungen, letzte 24 Stunden',
  failed: 'Fehlgeschlagen, letzte 24 Stunden',
  in7Days: '{count, number} in 7 Tagen',
  activeUsers: 'Aktive Benutzer, letzte 7 Tage',
  ofUsers: 'von {count, number}',
  withFactor: 'Mit zweitem Faktor',
  shareOfUsers: '{share} von {count, number}',
  none: 'Keine Anmeldungen in {days, number} Tagen',
  noneFailed:
    '{count, plural, one {# Anmeldung} other {# Anmeldungen}} in {days, number} Tagen, keine fehlgeschlagen',
  someFailed:
    '{count, plural, one {# Anmeldung} other {# Anmeldungen}} in {days, number} Tagen, {share} aller Versuche fehlgeschlagen',
  unit: 'Anmeldungen',
  range: 'Zeitraum',
  days: '{count, plural, one {# Tag} other {# Tage}}',
} satisfies Translation<typeof english>;
