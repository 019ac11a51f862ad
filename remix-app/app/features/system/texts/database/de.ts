import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'PostgreSQL {version}, {size} in {count, plural, one {# Tabelle} other {# Tabellen}}. Diese Seite liest keine Zeilen.',
  database: 'Datenbank',
  connections: 'Verbindungen',
  connectionsUsed: '{count, number} von {most, number}: {roles}',
  migrations: 'Migrationen',
  applied: '{count, number} angewendet',
  tables: 'Tabellen',
  tablesAbout:
    'Die Zeilenzahlen sind Schätzungen des Abfrageplaners. Öffnen Sie eine Tabelle, um ihre Zeilenrichtlinien zu sehen.',
  searchPlaceholder: 'Tabellenname',
  noMatch: 'Keine Tabelle gefunden',
  noMatchAbout: 'Geben Sie einen Namen wie in SQL ein, zum Beispiel sso_configurations.',
  migrationsAbout: 'Angewendete Migrationen, die neuesten zuerst.',
  migration: 'Migration',
  appliedAt: 'Angewendet',
  pending: 'Ausstehende Migrationen: {names}. Führen Sie den Befehl migrate aus.',
  ahead: 'Eine spätere Version hat angewendet: {names}. Diese Version funktioniert weiterhin.',
  drift: 'Das Schema weicht von dieser Version ab: {differences}.',
  upToDate: 'Aktuell',
  upToDateAbout: 'Alle Migrationen sind angewendet, und das Schema entspricht dieser Version.',
  table: 'Tabelle',
  rows: 'Zeilen',
  unknown: 'Noch nicht bekannt',
  data: 'Daten',
  indexes: 'Indizes',
  isolation: 'Isolation',
  inSchema: 'in {schema}',
  partitions: '{count, plural, one {# Partition} other {# Partitionen}}',
  noPolicy: 'Keine Richtlinie. Die Rechte an der Tabelle entscheiden.',
  forced: 'Die Richtlinien gelten auch für den Besitzer der Tabelle.',
  byTenant: 'Nach Mandant',
  platformOnly: 'Nur Plattform',
  byPrivileges: 'Nur durch Rechte',
} satisfies Translation<typeof english>;
