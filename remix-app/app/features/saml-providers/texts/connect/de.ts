import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  byMetadata: 'Metadaten',
  byMetadataAbout:
    'Wenn die Anwendung Metadaten liest, benötigt sie nur diese URL. Sie erhält damit auch neue Zertifikate rechtzeitig.',
  metadataUrl: 'Metadaten-URL',
  downloadMetadata: 'Metadaten herunterladen',
  values: 'Werte',
  ownValues:
    'Diese Werte gehören nur zu {organization}. Anwendungen anderer Organisationen vertrauen ihnen nicht.',
  yourValues:
    'Diese Werte gehören nur zu Ihrer Organisation. Anwendungen anderer Organisationen vertrauen ihnen nicht.',
  sharedValues: 'Alle Anwendungen für alle Organisationen verwenden diese Werte gemeinsam.',
  signInHost: 'Host der Anmeldung',
  platformHostAbout:
    'Benutzer melden sich auf der Plattform an. Konfigurieren Sie die Anwendung nur mit den Werten eines Hosts: Jeder Host hat eine eigene Entity-ID.',
  yourHostAbout:
    'Benutzer melden sich an der eigenen Domain Ihrer Organisation an, mit eigenen Sitzungen. Konfigurieren Sie die Anwendung nur mit den Werten eines Hosts: Jeder Host hat eine eigene Entity-ID.',
  ownHostAbout:
    'Benutzer melden sich an der eigenen Domain von {organization} an, mit eigenen Sitzungen. Konfigurieren Sie die Anwendung nur mit den Werten eines Hosts: Jeder Host hat eine eigene Entity-ID.',
  entityId: 'Entity-ID (Issuer)',
  ssoUrl: 'Single-Sign-On-URL',
  sloUrl: 'Single-Logout-URL',
  bindings: 'Unterstützt HTTP-Redirect und HTTP-POST.',
  launchUrl: 'URL für IdP-initiierte Anmeldung',
  launchUrlAbout:
    'Für ein Lesezeichen oder ein Portal. Hängen Sie &RelayState= an, wenn die Anwendung es verwendet.',
  certificate: 'Gatehouse-Zertifikat',
  certificateAbout: 'Die Anwendung prüft die Signaturen von Gatehouse mit diesem Zertifikat.',
  pem: 'Zertifikat (PEM)',
  downloadCertificate: 'Zertifikat herunterladen',
  sha256: 'Fingerabdruck (SHA-256)',
  sha1: 'Fingerabdruck (SHA-1)',
  sha1About:
    'Manche Anwendungen identifizieren das Zertifikat anhand dieses Werts. Er dient nicht der Sicherheit.',
} satisfies Translation<typeof english>;
