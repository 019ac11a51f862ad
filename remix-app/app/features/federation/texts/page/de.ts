import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Föderationsprüfung',
  about:
    'Prüfen Sie einen beliebigen Identitätsanbieter oder eine Anwendung. Gatehouse liest die veröffentlichten Daten, verbindet sich mit den Hosts und bewertet Algorithmen, Ablauf, Signaturen, Endpunkte, Schlüssel, Uhr und TLS. Das Ergebnis wird nicht gespeichert.',
  allConnections: 'Alle Verbindungen',
  subject: 'Adresse oder Metadaten',
  subjectAbout:
    'Ein Issuer, die Adresse von Metadaten oder ein eingefügtes Dokument: SAML-Metadaten, OpenID Discovery oder eine Client-Registrierung.',
  entityId: 'Entity ID (optional)',
  entityIdAbout: 'Nur für SAML-Metadaten, die mehrere Entitäten beschreiben.',
  check: 'Prüfen',
  empty: 'Der Bericht erscheint hier nach der Prüfung.',
  notChecked: 'Die Prüfung wurde nicht ausgeführt. Versuchen Sie es erneut.',
  grade: 'Note {grade}: {score, number} von 100 Punkten',
  oidc_provider: 'OpenID-Anbieter',
  saml_idp: 'SAML-Identitätsanbieter',
  saml_sp: 'SAML-Service-Provider',
  oidc_client: 'OAuth-Client',
  counted:
    '{findings, plural, =0 {Keine Befunde} one {# Befund} other {# Befunde}}. {rules, plural, one {# Regel geprüft} other {# Regeln geprüft}}.',
  findings: 'Befunde',
  noFindings: 'Alle Regeln sind erfüllt.',
  critical: 'Kritisch',
  high: 'Hoch',
  medium: 'Mittel',
  low: 'Niedrig',
  info: 'Hinweis',
  fix: '<b>Behebung:</b> {fix}',
  keys: 'Schlüssel und Zertifikate',
  connections: 'TLS-Verbindungen',
  expires: 'Läuft ab: {at}',
} satisfies Translation<typeof english>;
