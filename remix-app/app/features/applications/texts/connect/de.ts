import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'Das Discovery-Dokument ist nicht verfügbar. Versuchen Sie es in einigen Sekunden erneut.',
  endpoints: 'Endpunkte',
  endpointsAbout:
    'Die meisten Bibliotheken benötigen nur den Issuer und die Client-ID und ermitteln die Endpunkte selbst.',
  issuer: 'Issuer',
  discovery: 'Discovery-Dokument',
  authorization: 'Autorisierungs-Endpunkt',
  token: 'Token-Endpunkt',
  userinfo: 'UserInfo-Endpunkt',
  jwks: 'JSON Web Key Set (JWKS)',
  device: 'Geräteautorisierungs-Endpunkt',
  endSession: 'End-Session-Endpunkt',
  shellNote: 'Meldet einen Benutzer Schritt für Schritt mit curl und openssl an.',
  deviceNote: 'Zeigt einen Benutzercode an und fragt ab, bis ein Benutzer ihn eingegeben hat.',
  machineNote: 'Fordert mit curl ein Token für die Anwendung selbst an.',
  workloadNote:
    'Fordert mit dem Token des ausführenden Systems ein Token für die Anwendung an. Fügen Sie dieses System zuerst unter „Token-Austausch“ hinzu.',
  sharedIssuer: 'Gemeinsamer Issuer',
  sharedIssuerAbout:
    'Alle Organisationen verwenden diesen Issuer. Die Anwendung meldet trotzdem nur Benutzer ihrer eigenen Organisation an.',
  ownIssuer: 'Issuer von {organization}',
  ownIssuerAbout: 'Dieser Issuer hat eigene Schlüssel. Die Anwendung vertraut nur Token von {organization}.',
  customIssuerAbout:
    'Benutzer melden sich an der eigenen Domain von {organization} an, mit eigenen Sitzungen. Die Anwendung vertraut nur Token von {organization}.',
  quickStart: 'Schnellstart',
  quickStartAbout: 'Die Werte dieser Anwendung sind eingetragen. Secrets werden aus der Umgebung gelesen.',
  frameworks: 'Bibliotheken und Produkte',
  install: 'Installieren',
  command: 'Befehl',
  secretNote:
    'Setzen Sie CLIENT_SECRET auf das Client-Secret. Wo SESSION_SECRET gelesen wird, setzen Sie es auf einen zufälligen Wert, etwa von <code>openssl rand -base64 32</code>.',
  publicNote:
    'Diese Anwendung ist ein öffentlicher Client: Sie hat kein Secret, und PKCE schützt ihre Anmeldungen.',
  httpsNote:
    'Setzen Sie CLIENT_SECRET auf das Client-Secret. Die Discovery dieser Bibliothek erfordert einen Issuer mit https.',
  proxyNote:
    'nginx hat kein eigenes OpenID Connect. oauth2-proxy meldet Benutzer an und gibt ihre E-Mail-Adresse an Ihre Anwendung weiter.',
  productNote: 'Hinterlegen Sie das Client-Secret dort, wo die Einstellungen es lesen.',
  missingUri:
    '{name} leitet Benutzer zu einer Redirect-URI zurück, die nicht registriert ist: <code>{uri}</code>',
  addUri: 'Redirect-URI hinzufügen',
} satisfies Translation<typeof english>;
