import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Handlungsbedarf',
  none: 'Zurzeit besteht kein Handlungsbedarf',
  began: 'Seit: {time}',
  oldest: 'Älteste: {time}',
  expires: 'Erster Ablauf: {time}',
  example: 'Erster Eintrag: {name}',
  exampleOf: 'Erster Eintrag: {name} ({organization})',
  pausedDirectories:
    '{count, plural, one {Die Bereitstellung von # Verbindung ist pausiert} other {Die Bereitstellung von # Verbindungen ist pausiert}}',
  stoppedProvisioning:
    '{count, plural, one {Die Bereitstellung von # Anwendung ist angehalten} other {Die Bereitstellung von # Anwendungen ist angehalten}}',
  rejectedAccounts:
    '{count, plural, one {# Anwendung lehnt Konten ab} other {# Anwendungen lehnen Konten ab}}',
  rejectedDirectories:
    '{count, plural, one {Anfragen von # Verzeichnis werden abgelehnt} other {Anfragen von # Verzeichnissen werden abgelehnt}}',
  silentDirectories:
    '{count, plural, one {# Verzeichnis sendet keine Anfragen mehr} other {# Verzeichnisse senden keine Anfragen mehr}}',
  endingDirectoryTokens:
    '{count, plural, one {Das Token von # Verzeichnis läuft bald ab} other {Die Tokens von # Verzeichnissen laufen bald ab}}',
  waitingDirectories:
    '{count, plural, one {Die erste Synchronisierung von # Verzeichnis wartet auf Freigabe} other {Die ersten Synchronisierungen von # Verzeichnissen warten auf Freigabe}}',
  failingConnections:
    '{count, plural, one {# Verbindung lehnt Anmeldungen ab} other {# Verbindungen lehnen Anmeldungen ab}}',
  unreadableConnections:
    '{count, plural, one {Die Metadaten von # Verbindung sind nicht lesbar} other {Die Metadaten von # Verbindungen sind nicht lesbar}}',
  endingCertificates:
    '{count, plural, one {# Zertifikat läuft bald ab} other {# Zertifikate laufen bald ab}}',
  endingApplicationCertificates:
    '{count, plural, one {Ein Zertifikat von # SAML-Anwendung läuft bald ab} other {Zertifikate von # SAML-Anwendungen laufen bald ab}}',
  openIncidents: '{count, plural, one {# offener Vorfall} other {# offene Vorfälle}}',
  failedJobs: '{count, plural, one {# Job ist fehlgeschlagen} other {# Jobs sind fehlgeschlagen}}',
  lostDomains:
    '{count, plural, one {# Domain ist nicht mehr bestätigt} other {# Domains sind nicht mehr bestätigt}}',
  unreadableApplications:
    '{count, plural, one {Die Metadaten von # SAML-Anwendung sind nicht lesbar} other {Die Metadaten von # SAML-Anwendungen sind nicht lesbar}}',
  endingTrials: '{count, plural, one {# Testphase endet bald} other {# Testphasen enden bald}}',
  waitingTenants:
    '{count, plural, one {# Organisation wartet auf die Aktivierung} other {# Organisationen warten auf die Aktivierung}}',
  planRequests: '{count, plural, one {# offene Tarifanfrage} other {# offene Tarifanfragen}}',
  productRequests: '{count, plural, one {# offene Produktanfrage} other {# offene Produktanfragen}}',
  unavailable: 'Diese Angaben sind derzeit nicht verfügbar.',
} satisfies Translation<typeof english>;
