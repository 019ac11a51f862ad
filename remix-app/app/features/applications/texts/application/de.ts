import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  serves: 'Organisation: {organization}',
  servesAll: 'Alle Organisationen',
  updated: 'Aktualisiert: {time}',
  tabs: 'Bereiche der Anwendung',
  settings: 'Einstellungen',
  credentials: 'Zugangsdaten',
  connect: 'Verbinden',
  test: 'Testen',
  provisioning: 'Bereitstellung',
  logout: 'Back-Channel-Logout',
  securityEvents: 'Sicherheitsereignisse',
  problems: 'Anmeldeprobleme',
  access: 'Zugriff',
  danger: 'Gefahrenbereich',
  disableEffect:
    'Beim Deaktivieren werden neue Anmeldungen sofort gesperrt und alle Token dieser Anwendung widerrufen. Die Einstellungen bleiben erhalten. Wenn Sie die Anwendung wieder aktivieren, müssen sich Benutzer erneut anmelden.',
  enableEffect:
    'Benutzer können sich wieder bei dieser Anwendung anmelden. Widerrufene Token bleiben widerrufen.',
  deleteEffect:
    'Löscht die Anwendung mit ihren Secrets, ihren Token und den Zustimmungen ihrer Benutzer. Sie können dies nicht rückgängig machen. Die Client-ID wird nie wiederverwendet.',
  save: 'Änderungen speichern',
  saveMine: 'Meine Werte speichern',
  identity: 'Client-Identität',
  clientIdAbout: 'Öffentlich. Die Client-ID ändert sich nie und wird nie wiederverwendet.',
  pkce: 'PKCE',
  pkceRequired: 'Erforderlich',
  pkceOptional: 'Nicht erforderlich. Anmeldungen ohne PKCE sind weniger sicher.',
  noSecret: 'Kein Client-Secret',
  noSecretAbout:
    'Diese Anwendung ist ein öffentlicher Client und kann kein Secret geheim halten. Stattdessen schützt PKCE ihre Anmeldungen.',
  secretAbout:
    'Gatehouse speichert nur einen Hash des Secrets. Sie können es rotieren, aber nicht anzeigen. Das alte Secret bleibt für die gewählte Zeit gültig, sodass die Anwendung nicht ausfällt.',
  secretCreated: 'Erstellt: {time}',
  secretExpires: 'Läuft ab: {time}',
  secretCurrent: 'Gültig, bis Sie es rotieren',
  creatorLeft:
    'Der Benutzer, der dieses Secret erstellt hat, verwaltet diese Anwendung nicht mehr, kennt das Secret aber noch. Rotieren Sie es.',
  keepOld: 'Altes Secret gültig lassen für',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
  revokeNow: 'Keine Zeit: sofort widerrufen',
  rotate: 'Secret rotieren',
  exchange: 'Token-Austausch',
} satisfies Translation<typeof english>;
