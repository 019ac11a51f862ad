import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  issuer: 'Aussteller',
  client: 'Client',
  redirectUri: 'Redirect-URI',
  directoryTenantId: 'Verzeichnis-ID (Mandanten-ID)',
  administrator: 'Administrator',
  authorizationEndpoint: 'Authorization-Endpunkt',
  tokenEndpoint: 'Token-Endpunkt',
  userinfoEndpoint: 'Userinfo-Endpunkt',
  signingKeys: 'Signaturschlüssel',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  entityId: 'Entity-ID',
  signInUrl: 'Anmelde-URL',
  signOutUrl: 'Abmelde-URL',
  signOutResponseUrl: 'URL für Abmeldeantworten',
  certificate: 'Zertifikat',
  serverAddress: 'Serveradresse',
  baseDn: 'Basis-DN',
  userFilter: 'Benutzerfilter',
  serviceAccount: 'Dienstkonto',
  password: 'Passwort',
  caCertificate: 'CA-Zertifikat',
} satisfies Translation<typeof english>;
