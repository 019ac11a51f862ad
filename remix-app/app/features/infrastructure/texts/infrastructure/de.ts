import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Maschinen, Datenbank, Replikation, Speicher und Zertifikate. Stand: <when></when>.',
  expired:
    '{count, plural, one {# Zertifikat ist abgelaufen. Anmeldungen damit schlagen fehl.} other {# Zertifikate sind abgelaufen. Anmeldungen damit schlagen fehl.}}',
  machines: 'Maschinen',
  machinesAbout:
    'Maschinen und Container mit einem Gatehouse-Prozess, der sich in der letzten Stunde gemeldet hat.',
  machine: 'Maschine',
  processes: 'Prozesse',
  api: 'API',
  web: 'Web-App',
  gateway: 'Gateway',
  process: '{kind} {version}, Prozess {pid}',
  processLate: '{kind} {version}, Prozess {pid}, verspätet',
  processGone: '{kind} {version}, Prozess {pid}, antwortet nicht',
  database: 'Datenbank',
  server: 'Server',
  primary: 'PostgreSQL {version}, Primärserver',
  standbyServer: 'PostgreSQL {version}, Standby (schreibgeschützt)',
  size: 'Größe',
  tables: 'Tabellen',
  connections: 'Verbindungen',
  connectionsOf: '{used, number} von {most, number}',
  replication: 'Replikation',
  replicationAbout: 'Standbys, die derzeit Änderungen von diesem Server erhalten.',
  noStandby:
    'Kein Standby ist verbunden. Fällt dieser Server aus, gehen die Daten seit der letzten Sicherung verloren. Siehe „High availability“ in docs/operations.md.',
  grantMonitor: 'Um Zustand und Rückstand zu sehen, nehmen Sie die Datenbankrolle der API in pg_monitor auf.',
  standby: 'Standby',
  state: 'Zustand',
  mode: 'Modus',
  lag: 'Rückstand',
  delay: 'Verzögerung',
  seconds: '{seconds} s',
  notVisible: 'Nicht sichtbar',
  notMeasured: 'Nicht gemessen',
  certificates: 'Zertifikate',
  certificatesAbout:
    'Zertifikate aktivierter Verbindungen und SAML-Anwendungen, das als Nächstes ablaufende zuerst. Der vorgeschaltete Proxy verwaltet das TLS-Zertifikat der öffentlichen Adresse. Gatehouse kann es nicht sehen.',
  noCertificates: 'Keine Verbindung oder SAML-Anwendung hat ein Zertifikat.',
  owner: 'Verbindung oder Anwendung',
  expires: 'Läuft ab',
  storage: 'Speicher und Kapazität',
  storageAbout: 'Größe der Datenbank, einmal täglich gemessen.',
  growth: 'Wachstum',
  perDay: '{bytes} pro Tag',
  inDays: '{days, plural, one {In # Tag} other {In # Tagen}}',
  expectedBytes: 'etwa {bytes}',
  basis:
    'Die Prognose ist eine Gerade (kleinste Quadrate) durch {days, plural, one {# Tageswert} other {# Tageswerte}} vom {from} bis {until}. Sie berücksichtigt weder Saisons noch neue Kunden oder Aufbewahrungsfristen.',
  noForecast:
    '{days, plural, one {Eine Prognose benötigt Werte von mindestens sieben Tagen. # Tag ist erfasst.} other {Eine Prognose benötigt Werte von mindestens sieben Tagen. # Tage sind erfasst.}}',
  freeSpace:
    'Die API kann den freien Speicherplatz nicht sehen. Überwachen Sie ihn auf der Maschine der Datenbank.',
  chart: 'Größe der Datenbank: {ends}',
  ends: '{first} am {firstDay}, {last} am {lastDay}',
} satisfies Translation<typeof english>;
