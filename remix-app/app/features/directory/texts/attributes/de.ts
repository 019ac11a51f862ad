import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Eigene Attribute',
  about:
    'Attribute, die Ihre Verzeichnisse neben denen von SCIM senden. Sie gelten für alle Verbindungen Ihrer Organisation.',
  schema: 'Schema',
  schemaAbout: 'Verzeichnisse senden die Attribute unter dieser URN.',
  none: 'Noch keine eigenen Attribute. Definieren Sie eines und ordnen Sie es in Ihrem Verzeichnis zu.',
  name: 'Name',
  nameAbout: 'Wie Ihr Verzeichnis es sendet. Buchstaben, Ziffern, - und _. Er kann nicht geändert werden.',
  label: 'Bezeichnung',
  type: 'Typ',
  multiValued: 'Ein Benutzer kann mehrere Werte haben',
  define: 'Attribut definieren',
  string: 'Text',
  boolean: 'Ja oder nein',
  integer: 'Ganze Zahl',
  decimal: 'Dezimalzahl',
  dateTime: 'Datum und Uhrzeit',
  several: '{type}, mehrere Werte',
  users: '{count, plural, one {# Benutzer hat einen Wert} other {# Benutzer haben einen Wert}}',
  delete: 'Löschen',
  deleteOf: 'Attribut {name} löschen',
  deleteAbout:
    '{count, plural, =0 {Kein Benutzer hat einen Wert.} one {Der Wert von # Benutzer wird gelöscht.} other {Die Werte von # Benutzern werden gelöscht.}} Anfragen, die das Attribut noch enthalten, werden abgelehnt.',
} satisfies Translation<typeof english>;
