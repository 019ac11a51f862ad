import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enterSecret: 'Geben Sie das Client-Secret ein',
  secretTooLong: 'Das Client-Secret ist zu lang',
  unknownOrganization: 'Es gibt keine Organisation mit diesem Code oder Slug',
  notSaved: 'Die Anwendung wurde nicht gespeichert. Versuchen Sie es erneut.',
  wrongName: 'Dies ist nicht der Name der Anwendung',
  daysAtMost: 'Geben Sie eine Anzahl von Tagen ein, höchstens {days, number}',
  name: 'Name',
  redirectUris: 'Redirect-URIs',
  postLogoutUris: 'Redirect-URIs nach der Abmeldung',
  sectorUri: 'Sektor-Identifier-URI',
  scopes: 'Scopes',
  idleSeconds: 'Inaktivitätslimit von Refresh-Token (Sekunden)',
  totalSeconds: 'Maximale Gültigkeit von Refresh-Token (Sekunden)',
  apis: 'APIs',
  fapi: 'FAPI 2.0',
  backchannelUri: 'Back-Channel-Logout-URI',
  pushedRequests: 'Pushed Authorization Requests (PAR) verlangen',
  idTokenClaims: 'Claims in ID-Token',
  pkceRequired: 'PKCE erforderlich',
  boundTokens: 'Token an einen Schlüssel binden (DPoP)',
  userConsent: 'Zustimmung der Benutzer',
  yes: 'Ja',
  no: 'Nein',
  enterAddress: 'Geben Sie die URL der Anwendung ein, zum Beispiel https://app.example.com.',
} satisfies Translation<typeof english>;
