import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Personen einladen',
  titleOf: 'Personen zu {organization} einladen',
  methods: 'Einladungsmethoden',
  one: 'Eine Person',
  list: 'Liste',
  csv: 'CSV-Datei',
  expiry:
    'Jeder Einladungslink funktioniert einmal und läuft nach {count, plural, one {# Tag} other {# Tagen}} ab. <link>Zurück zur Liste</link>',
  email: 'E-Mail',
  firstName: 'Vorname (optional)',
  lastName: 'Nachname (optional)',
  role: 'Rolle',
  csvRole: 'Die Rolle für Zeilen ohne Rolle.',
  send: 'Einladung senden',
  paste: 'Oder Inhalt einfügen',
  pasteAbout: 'Die erste Zeile nennt die Spalten: email, first name, last name, role.',
  addresses: 'Adressen',
  addressesAbout: 'Trennen Sie sie mit Kommas, Semikolons oder Zeilenumbrüchen.',
  invite: '{count, plural, one {# Person einladen} other {# Personen einladen}}',
  checkAgain: 'Erneut prüfen',
  check: 'Zuerst prüfen',
  wrongLines: '{count, plural, one {# Zeile ist fehlerhaft} other {# Zeilen sind fehlerhaft}}',
  wouldInvite: '{count, plural, one {# Person würde eingeladen} other {# Personen würden eingeladen}}',
  summary:
    '{invite, number} einzuladen, {skip, number} zu überspringen, {error, number} fehlerhaft. Bisher wurde niemand eingeladen.',
  correct: 'Korrigieren Sie die fehlerhaften Zeilen und prüfen Sie erneut.',
  orInvite: 'Oder laden Sie die anderen jetzt ein. Die fehlerhaften Zeilen bleiben zur Korrektur erhalten.',
  room: '{count, plural, one {Ihr Tarif erlaubt noch # weiteren Benutzer.} other {Ihr Tarif erlaubt noch # weitere Benutzer.}}',
  line: 'Zeile {line, number}',
  noAddress: '(keine Adresse)',
  andMore: 'Und {count, number} weitere.',
  inviteValid:
    '{count, plural, one {Mit der # gültigen Zeile einladen} other {Mit den # gültigen Zeilen einladen}}',
} satisfies Translation<typeof english>;
