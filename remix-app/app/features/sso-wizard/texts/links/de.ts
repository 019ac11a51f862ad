import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Einrichtungslink',
  summary: 'Verwaltet eine andere Person Ihren Identitätsanbieter?',
  about:
    'Senden Sie dieser Person einen Einrichtungslink. Er erfordert kein Konto und zeigt nur diese Aufgabe. Die gespeicherte Verbindung ist inaktiv, und Sie werden benachrichtigt.',
  aboutNew:
    'Senden Sie dieser Person einen Einrichtungslink. Im Einrichtungsportal wählt sie den Anbieter, verifiziert die Domain, verbindet und testet. Ein Konto ist nicht nötig.',
  created: 'Senden Sie diesen Link. Er wird nur einmal angezeigt.',
  link: 'Link',
  expiry: 'Läuft ab nach',
  days: '{count, plural, one {# Tag} other {# Tagen}}',
  create: 'Link erstellen',
  createOne: 'Einrichtungslink erstellen',
  active: 'Aktiv',
  expired: 'Abgelaufen',
  revoked: 'Widerrufen',
  done: 'Abgeschlossen',
  createdAt: 'Erstellt {at}',
  revoke: 'Widerrufen',
  expiresAt: 'Läuft ab: {at}',
  unused: 'Noch nicht verwendet.',
  opened: 'Link geöffnet',
  chosen: 'Anbieter gewählt',
  domainAdded: 'Domain hinzugefügt',
  consentBegun: 'Zustimmung begonnen',
  captured: 'Konfiguration erfasst',
  failed: 'Versuch fehlgeschlagen',
  saved: 'Konfiguration gespeichert',
  tested: 'Verbindung getestet',
  use: '{what}, {at}',
  useBy: '{what}, von {who}, {at}',
  useFrom: '{what}, von der Adresse {address}, {at}',
  useByFrom: '{what}, von {who} von der Adresse {address}, {at}',
} satisfies Translation<typeof english>;
