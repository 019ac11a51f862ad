import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Zero Rebuild',
  about: 'Änderungen, die ohne Neustart wirksam wurden.',
  started: 'Start des ältesten laufenden Prozesses: <when></when>.',
  later:
    '{count, plural, one {# der folgenden Änderungen erfolgte danach.} other {# der folgenden Änderungen erfolgten danach.}}',
  kinds: 'Kategorien',
  all: 'Alle ({count, number})',
  kindCount: '{kind} ({count, number})',
  settings: 'Einstellungen und Richtlinien',
  keys: 'Schlüssel',
  connections: 'Verbindungen',
  applications: 'Anwendungen',
  features: 'Funktionen und Tarife',
  change: 'Änderung',
  kind: 'Kategorie',
  organization: 'Organisation',
  platform: 'Plattform',
  actor: 'Akteur',
  job: 'Hintergrundjob',
  unknownActor: 'Unbekannt',
  time: 'Zeitpunkt',
  history: 'Verlauf',
  historyAbout:
    'Die letzten 100 Änderungen seit dem {day} aus den Audit-Logs der Plattform und aller Organisationen.',
  empty: 'Änderungen an Einstellungen, Schlüsseln, Verbindungen, Anwendungen und Funktionen erscheinen hier.',
  restart: 'Einstellungen, die einen Neustart erfordern',
  restartAbout:
    'Jeder Prozess liest die Umgebungseinstellungen beim Start. Um sie ohne Ausfallzeit zu ändern, starten Sie API, Web-App und Gateway nacheinander neu.',
  allSettings: 'Alle Einstellungen',
} satisfies Translation<typeof english>;
