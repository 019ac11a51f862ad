import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  parts: 'Bereiche der Verbindung',
  overview: 'Übersicht',
  settings: 'Einstellungen',
  testAndSignIns: 'Test und Anmeldungen',
  connectors: 'Connectors',
  signals: 'Sicherheitsereignisse',
  directory: 'Bereitstellung',
  versions: 'Versionen',
  danger: 'Deaktivieren oder löschen',
  tested: 'Getestet',
  works: 'Verbindung getestet und aktiviert',
  testedDisabled: 'Verbindung getestet, aber deaktiviert',
  testThis: 'Diese Verbindung testen',
  testAgain: 'Erneut testen',
  passedAt: 'Ein Test war erfolgreich: {at}.',
  passedEnable:
    'Ein Test war erfolgreich: {at}. Aktivieren Sie die Verbindung, damit sich Benutzer darüber anmelden können.',
  passedOutdated:
    'Ein Test war erfolgreich: {at}. Die Verbindung wurde seitdem geändert, oder der Test ist mehr als einen Tag alt.',
  neverTested:
    'Melden Sie sich einmal als Benutzer Ihrer Organisation an. Der Test erstellt keine Sitzung, und Sie sehen jeden Schritt.',
  checkFederation: 'Identitätsanbieter prüfen',
  domains: 'Domains',
  platformDomains:
    'Diese Verbindung erscheint als Schaltfläche auf den Anmeldeseiten. Gehört ein Benutzer zu einer Organisation, gelten deren Regeln.',
  noDomains:
    'Keine Domains. Benutzer finden diese Verbindung nur auf der Anmeldeseite Ihrer Organisation. Fügen Sie Domains in den Einstellungen hinzu.',
  joining: 'Neue Benutzer: {rule}',
  notClaimed: 'Nicht beansprucht',
  seeRouting: 'Anmelde-Routing prüfen',
  disableTitle: 'Verbindung deaktivieren',
  disabledTitle: 'Die Verbindung ist deaktiviert',
  disableAbout:
    'Ihre Schaltfläche verschwindet von den Anmeldeseiten. Sie können die Verbindung jederzeit wieder aktivieren.',
  disableAboutDomains:
    'Ihre Schaltfläche verschwindet von den Anmeldeseiten. Benutzer mit einer Adresse in {domains} werden nicht mehr zu ihr geleitet. Sie können die Verbindung jederzeit wieder aktivieren.',
  sessionsEnd:
    '{count, plural, =0 {Keine offene Sitzung hat darüber begonnen.} one {# offene Sitzung, die darüber begonnen hat, endet. Anwendungen werden benachrichtigt.} other {# offene Sitzungen, die darüber begonnen haben, enden. Anwendungen werden benachrichtigt.}}',
  disabledAbout: 'Benutzer können sich nicht darüber anmelden. Die Einstellungen bleiben erhalten.',
  delete: 'Löschen',
  deleteAbout: 'Löscht die Verbindung endgültig.',
  testAbout:
    'Melden Sie sich beim Identitätsanbieter als Benutzer Ihrer Organisation an. Der Test erstellt weder Sitzung noch Konto. Er funktioniert auch, solange die Verbindung deaktiviert ist.',
  testNow: 'Jetzt testen',
  inNewTab: 'In neuem Tab testen',
  search: 'Benutzer oder Referenz',
  searchHint: 'E-Mail-Adresse oder Referenz aus einer Fehlermeldung',
  outcome: 'Ergebnis',
  any: 'Alle',
  kind: 'Art',
  all: 'Alle',
  signIns: 'Anmeldungen',
  tests: 'Tests',
  test: 'Test',
  show: 'Anzeigen',
  showAll: 'Alle anzeigen',
  user: 'Benutzer',
  shownMessage: 'Meldung an den Benutzer',
  time: 'Zeit',
  reference: 'Referenz',
  unknownUser: 'Unbekannt',
  retention:
    'Fehlgeschlagene Anmeldungen werden {failures, plural, one {# Tag} other {# Tage}} aufbewahrt, erfolgreiche {successes, plural, one {# Tag} other {# Tage}}.',
  noMatch: 'Keine passenden Anmeldungen',
  noMatchAbout: 'Suchen Sie nach einem kürzeren Teil der Adresse oder zeigen Sie alle Anmeldungen an.',
  none: 'Noch keine Anmeldungen',
  noneAbout:
    'Anmeldungen und Tests erscheinen hier. Testen Sie die Verbindung, um zu sehen, was der Identitätsanbieter über einen Benutzer sendet.',
} satisfies Translation<typeof english>;
