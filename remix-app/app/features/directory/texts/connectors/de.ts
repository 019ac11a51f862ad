import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Connectors',
  about:
    'Ein Connector läuft in Ihrem Netzwerk, liest dort das Verzeichnis und prüft dort Passwörter. Er öffnet nur ausgehende HTTPS-Verbindungen zu Gatehouse. Betreiben Sie mindestens zwei, damit Anmeldungen möglich bleiben, wenn einer ausfällt.',
  unused:
    'Diese Verbindung erreicht ihr Verzeichnis direkt. Um Connectors zu verwenden, geben Sie in den Einstellungen die Serveradresse connector: ein.',
  none: 'Connectors erscheinen hier, sobald Sie sie registriert haben.',
  create: 'Registrierungscode erstellen',
  createAbout: 'Der Code gilt einmal und läuft nach 15 Minuten ab. Ein neuer Code ersetzt den offenen.',
  open: 'Ein Code ist offen. Er läuft um {at} ab.',
  once: 'Führen Sie diesen Befehl jetzt aus. Der Code wird nur einmal angezeigt.',
  enroll: '1. Registrieren',
  run: '2. Starten',
  runAbout:
    'Ersetzen Sie die Werte durch die Ihres Verzeichnisses. Sie bleiben in Ihrem Netzwerk: Gatehouse erhält weder die Adresse des Servers noch das Passwort des Dienstkontos.',
  neverConnected: 'Nie verbunden',
  connected: 'Verbunden',
  silent: 'Still',
  revoked: 'Widerrufen',
  version: 'Version {version}',
  fingerprint: 'Fingerabdruck {fingerprint}',
  lastSeen: 'Letzter Kontakt {at}',
  enrolled: 'Registriert {at}',
  rejected: '{count, plural, one {# abgelehnte Anfrage} other {# abgelehnte Anfragen}}: {reason}',
  revoke: 'Widerrufen',
  revokeOf: '{name} widerrufen',
  revokeAbout:
    'Die nächste Anfrage wird abgelehnt. Um ihn wieder zu verwenden, löschen Sie seine Identitätsdatei und registrieren Sie ihn mit einem neuen Code.',
  connector_revoked: 'Der Connector wurde widerrufen. Beenden Sie ihn.',
  signature_missing: 'Es gab keine Signatur. Vielleicht entfernt ein Proxy den Header Authorization.',
  signature_invalid: 'Die Signatur ist nicht von diesem Connector oder für eine andere Adresse.',
  signature_expired: 'Die Uhr weicht um mehr als eine Minute ab. Synchronisieren Sie die Uhr des Connectors.',
  signature_replayed:
    'Dieselbe Anfrage kam zweimal. Vielleicht wiederholt ein Proxy Anfragen, oder jemand zeichnet sie auf.',
  body_altered: 'Der Inhalt ist nicht der signierte. Vielleicht verändert ein Proxy Anfragen.',
  organization_inactive: 'Die Organisation ist nicht aktiv.',
  download: 'Herunterladen',
  downloadAbout:
    '<link>Connector herunterladen</link>. Er ist eine einzige Datei und braucht Node 22 oder neuer. Unter Linux laden diese Befehle ihn herunter und prüfen seinen SHA-256-Wert:',
} satisfies Translation<typeof english>;
