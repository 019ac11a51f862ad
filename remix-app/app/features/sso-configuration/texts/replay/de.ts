import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  responses: 'Gespeicherte Antworten',
  connection: 'Verbindung: {name}',
  allSignIns: 'Alle Anmeldungen',
  responsesAbout:
    'Hier erscheinen Antworten des Identitätsanbieters. Sie können eine davon mit geänderten Einstellungen erneut prüfen, bevor Sie diese speichern. Dabei wird niemand angemeldet.',
  none: 'Keine gespeicherten Antworten',
  noneAbout:
    'Antworten erscheinen hier nach der nächsten Anmeldung oder dem nächsten Test. Für GitHub werden keine Antworten gespeichert.',
  retention:
    'Antworten werden {days, plural, one {# Tag} other {# Tage}} aufbewahrt: die letzten {failures, number} fehlgeschlagenen je Ursache und die letzten {successes, number} erfolgreichen der Verbindung.',
  reference: 'Referenz',
  outcome: 'Ergebnis',
  code: 'Code',
  time: 'Zeit',
  tooLarge: 'Zu groß zum Speichern',
  tooLargeAbout:
    'Antworten über 64 KB werden nicht gespeichert. Diese kann daher nicht erneut geprüft werden.',
  replay: 'Antwort erneut prüfen',
  theSignIn: 'Die Anmeldung',
  notStored: 'Für diese Anmeldung ist keine Antwort gespeichert',
  notStoredAbout:
    'Antworten werden nach {days, plural, one {# Tag} other {# Tagen}} gelöscht. Es wird keine Antwort gespeichert, wenn die Anmeldung fehlschlug, bevor der Identitätsanbieter antwortete.',
  replayAbout:
    'Die gespeicherte Antwort durchläuft erneut alle Prüfungen einer Anmeldung zum Zeitpunkt ihres Eingangs. Ob der Benutzer sich anmelden darf, wird nach heutigem Stand entschieden. Niemand wird angemeldet, und nichts wird gespeichert.',
  settings: 'Einstellungen zum Ausprobieren',
  settingsAbout:
    'Die Felder enthalten die Einstellungen der Verbindung. Ändern Sie sie und prüfen Sie die Antwort erneut. Ihre Änderungen werden nicht gespeichert.',
  draft: 'Entwurf',
  draftAbout:
    'Die Felder enthalten die Einstellungen des Entwurfs. Ändern Sie sie und prüfen Sie die Antwort erneut. Ihre Änderungen werden nicht gespeichert.',
  notRun: 'Die Antwort wurde nicht geprüft',
  run: 'Antwort prüfen',
  message: 'Die Antwort',
  messageAbout: 'Ohne personenbezogene Daten und Geheimnisse. Das Audit-Log hält fest, wer sie öffnet.',
  showMessage: 'Antwort anzeigen',
  result: 'Ergebnis',
  resultAbout: 'Die Prüfungen der Antwort verwenden den Zeitpunkt ihres Eingangs: {at}.',
  check: 'Prüfung',
  value: 'Wert',
  live: 'Aktuelle Einstellungen',
  edited: 'Geänderte Einstellungen',
  passed: 'Bestanden',
  failed: 'Fehlgeschlagen',
  notReached: 'Nicht erreicht',
  found: 'Gefunden: {value}',
  expected: 'Erwartet: {value}',
  accepted: 'Akzeptiert',
  rejected: 'Abgelehnt',
  undecided: 'Offen',
  undecidedAbout:
    'Unbekannt: Die Anmeldung endete, bevor die Benutzerinformationen (UserInfo) abgerufen wurden',
  user: 'Was der Benutzer erhielte',
  account: 'Konto',
  email: 'E-Mail-Adresse',
  name: 'Name',
  role: 'Rolle',
  enter: 'Das Konto, mit dem diese Identität verknüpft ist',
  link: 'Ein bestehendes Konto, das verknüpft wird',
  prove: 'Ein bestehendes Konto, das nach Eingabe seines Passworts verknüpft wird',
  join: 'Ein neues Konto in der Organisation',
  signUp: 'Ein neues Konto und eine neue Organisation',
  noAccount: 'Kein Zugang',
  noUser: 'Kein Zugang: Die Antwort nennt keinen verifizierten Benutzer',
  openReplay: 'Antwort erneut prüfen',
} satisfies Translation<typeof english>;
