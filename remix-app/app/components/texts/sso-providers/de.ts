import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  googleAbout: 'Benutzer melden sich mit dem Google-Konto ihres Unternehmens an.',
  microsoftAbout: 'Benutzer melden sich mit ihrem Geschäftskonto in einem Microsoft-Entra-Mandanten an.',
  githubAbout:
    'Benutzer melden sich mit ihrem GitHub-Konto an. Sie benötigen eine verifizierte E-Mail-Adresse in einer Ihrer Domains.',
  appleAbout:
    'Benutzer melden sich mit ihrem Apple-Konto an. Sie benötigen eine E-Mail-Adresse in einer Ihrer Domains.',
  oauth2About:
    'Jeder Identitätsanbieter mit einem OpenID-Discovery-Dokument: Okta, Auth0, Keycloak, PingOne.',
  samlAbout:
    'Jeder Identitätsanbieter, der SAML-Metadaten bereitstellt: ADFS, OneLogin, JumpCloud, Shibboleth.',
  clientId: 'Client-ID',
  applicationId: 'Anwendungs-ID (Client-ID)',
  servicesId: 'Services ID',
  directoryId: 'Verzeichnis-ID (Mandanten-ID)',
  directoryIdAbout: 'Nur Benutzer dieses Microsoft-Entra-Mandanten können sich anmelden.',
  teamId: 'Team-ID',
  keyId: 'Schlüssel-ID',
  issuer: 'Aussteller (Issuer)',
  issuerAbout:
    'Gatehouse liest das Discovery-Dokument und die Schlüssel, bevor die Verbindung gespeichert wird.',
  ldapAbout:
    'Benutzer melden sich mit ihrem Passwort in Ihrem Verzeichnis an: Active Directory, OpenLDAP, 389 Directory Server.',
  ldapUrl: 'Serveradresse',
  ldapUrlAbout: 'ldaps:// für LDAPS, ldap:// für StartTLS, connector: für Connectors. Immer verschlüsselt.',
  ldapCa: 'CA-Zertifikat (optional)',
  ldapCaAbout: 'Im PEM-Format, falls keine öffentliche CA das Serverzertifikat ausgestellt hat.',
  baseDn: 'Basis-DN',
  baseDnAbout: 'Benutzer werden unterhalb dieses Eintrags gesucht.',
  userFilter: 'Benutzerfilter (optional)',
  userFilterAbout:
    'Mit dem Platzhalter für die Eingabe des Benutzers wie im Beispiel. Ist das Feld leer, sucht Gatehouse nach E-Mail-Adresse und Benutzername.',
  serviceAccount: 'Dienstkonto (DN)',
  servicePassword: 'Passwort des Dienstkontos',
} satisfies Translation<typeof english>;
