import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  titleInvitations: 'Einladungsimport',
  titleTenants: 'Mandantenimport',
  allInvitations: 'Alle Einladungen',
  allTenants: 'Alle Mandanten',
  started: 'Gestartet {when}.',
  startedOpen: 'Gestartet {when}. Sie können diese Seite verlassen und zurückkehren.',
  notImported: 'Nicht importierte Zeilen',
  correct: '{count, plural, one {# Zeile korrigieren} other {# Zeilen korrigieren}}',
  download: 'Fehlgeschlagene Zeilen herunterladen',
  firstOf: 'Die ersten {shown, number} von {total, number}. Die Datei enthält alle fehlgeschlagenen Zeilen.',
  done: 'Der Import ist abgeschlossen',
  stopped: 'Der Import wurde angehalten',
  stoppedBecause: '{reason} {outcome}',
  progress: 'Importfortschritt',
  waiting: 'Der Import wartet auf den Start.',
  processed: '{done, number} von {count, plural, one {# Zeile} other {# Zeilen}} verarbeitet ({percent}).',
  checkAgain: 'Erneut prüfen',
  noAnswer: 'Der Server antwortet nicht',
  noAnswerAbout:
    'Der Fortschritt des Imports ist derzeit nicht verfügbar. Der Import läuft weiter, und diese Seite prüft automatisch erneut.',
  lines: 'Zeilen',
  tenantsCreated: 'Erstellte Mandanten',
  invitationsSent: 'Gesendete Einladungen',
  skippedExisting: 'Übersprungen (bereits vorhanden)',
  failed: 'Fehlgeschlagen',
  line: 'Zeile',
  content: 'Inhalt',
  outcome: 'Ergebnis',
  empty: '(leer)',
  lineSkipped: 'Übersprungen: {message}',
  lineFailed: 'Fehlgeschlagen: {message}',
  outcomeTenants:
    '{count, plural, one {# Mandant erstellt} other {# Mandanten erstellt}}, {skipped, number} übersprungen, {failed, number} fehlgeschlagen.',
  outcomeInvitations:
    '{count, plural, one {# Einladung gesendet} other {# Einladungen gesendet}}, {skipped, number} übersprungen, {failed, number} fehlgeschlagen.',
} satisfies Translation<typeof english>;
