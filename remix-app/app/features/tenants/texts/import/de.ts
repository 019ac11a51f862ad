import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Mandanten importieren',
  paste: 'Oder Inhalt einfügen',
  pasteAbout:
    'Die erste Zeile enthält die Spaltennamen: name, domain, adminEmail. Die Spalten plan und status sind optional.',
  check: 'Prüfen',
  checkAgain: 'Erneut prüfen',
  create: '{count, plural, one {# Mandanten anlegen} other {# Mandanten anlegen}}',
  valid: '{count, plural, one {Die Zeile ist gültig} other {Alle # Zeilen sind gültig}}',
  notCreated: 'Es wurde noch kein Mandant angelegt.',
  skipped:
    '{count, plural, one {# Mandant existiert bereits und wird übersprungen.} other {# Mandanten existieren bereits und werden übersprungen.}}',
  invalid:
    '{wrong, plural, one {# von {rows, number} Zeilen ist ungültig} other {# von {rows, number} Zeilen sind ungültig}}',
  correct: 'Korrigieren Sie diese Zeilen unten und prüfen Sie erneut.',
  createValid: 'Sie können die gültigen Zeilen auch jetzt anlegen und die ungültigen später korrigieren.',
  line: 'Zeile {line, number}, {column}: {message}',
  more: '{count, plural, one {Und # weiterer Fehler} other {Und # weitere Fehler}}',
  createValidRows:
    '{count, plural, one {Die # gültige Zeile importieren} other {Die # gültigen Zeilen importieren}}',
} satisfies Translation<typeof english>;
