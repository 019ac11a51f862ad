import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  running:
    '{count, plural, one {# Prozess läuft} other {# Prozesse laufen}}, Version {versions}. Stand: {when}.',
  processes: 'Prozesse',
  processesAbout:
    'Jeder Prozess meldet sich alle 15 Sekunden. Ein Prozess, der sich eine Stunde lang nicht meldet, verschwindet aus der Liste.',
  schemaAndKeys: 'Schema und Schlüssel',
  migrations: 'Migrationen',
  migrationsApplied: '{count, number} angewendet, die letzte ist {last}.',
  none: 'keine',
  database: 'Datenbank',
  masterKey: 'Hauptschlüssel',
  notReported: 'Nicht gemeldet',
  keyCurrent: '{algorithm}, aktuell',
  keyNext: '{algorithm}, nächster',
  keyRetired: '{algorithm}, ausgemustert',
  keySince: '{key} seit {when}',
  signingKeys: 'Signaturschlüssel',
  keysOnDemand: 'Werden bei Bedarf angelegt.',
  allKeys: 'Alle Signaturschlüssel',
  upgrade: 'Aktualisieren ohne Ausfallzeit',
  stepMigrate:
    'Führen Sie die Migrationen der neuen Version aus. Sie erhalten, was die alte Version braucht.',
  stepApi:
    'Ersetzen Sie die API-Prozesse nacheinander. Jeder ist bereit, wenn seine Migrationen angewendet sind.',
  stepWeb:
    'Ersetzen Sie die Web-Prozesse ebenso. Sitzungen liegen in der Datenbank, daher bleiben Benutzer angemeldet.',
  stepWatch: 'Diese Seite zeigt beide Versionen, bis der letzte alte Prozess beendet ist.',
  api: 'API',
  web: 'Web-App',
  gateway: 'Gateway',
  process: 'Prozess',
  hostAndPid: '{host}, Prozess {pid}',
  status: 'Status',
  statusRunning: 'Läuft',
  statusLate: 'Verspätet',
  statusGone: 'Verschwunden',
  version: 'Version',
  started: 'Gestartet',
  lastSeen: 'Letzte Meldung',
  twoVersions: 'Mehrere Versionen laufen gleichzeitig: {versions}. Eine Aktualisierung ist im Gange.',
  masterKeysDiffer:
    'API-Prozesse verschlüsseln mit verschiedenen Hauptschlüsseln. Geben Sie allen denselben Schlüssel, bevor Sie den alten entfernen.',
  pendingMigrations:
    '{count, plural, one {# Migration steht} other {# Migrationen stehen}} aus. Führen Sie den Befehl migrate aus.',
  databaseAhead: 'Die Datenbank ist neuer als der antwortende Prozess. Eine neuere Version hat sie migriert.',
  processGone:
    'Ein Prozess ist ohne reguläres Beenden verschwunden. Wenn er nicht ersetzt wurde, lesen Sie sein Log.',
} satisfies Translation<typeof english>;
