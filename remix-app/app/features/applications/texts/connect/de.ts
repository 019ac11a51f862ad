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
  examples: 'Konfigurationsbeispiele',
  examplesAbout:
    'Beispiele für gängige Bibliotheken und Anwendungen. Sie lesen das Client-Secret aus der Umgebung.',
  examplesFor: 'Bibliotheken und Anwendungen',
  exampleFor: 'Konfiguration für {name}',
  shellNote: 'Meldet einen Benutzer Schritt für Schritt mit curl und openssl an.',
  packagesNote: 'Führen Sie zum Installieren der Pakete diesen Befehl aus: {command}',
  redirectNote:
    'Fügen Sie unter „Einstellungen“ die Redirect-URI Ihrer Installation hinzu. Sie endet auf {path}.',
  deviceNote: 'Zeigt einen Benutzercode an und fragt ab, bis ein Benutzer ihn eingegeben hat.',
  machineNote: 'Fordert mit curl ein Token für die Anwendung selbst an.',
  sharedIssuer: 'Gemeinsamer Issuer',
  sharedIssuerAbout:
    'Alle Organizationen verwenden diesen Issuer. Die Anwendung meldet trotzdem nur Benutzer ihrer eigenen Organization an.',
  ownIssuer: 'Issuer von {organization}',
  ownIssuerAbout: 'Dieser Issuer hat eigene Schlüssel. Die Anwendung vertraut nur Token von {organization}.',
} satisfies Translation<typeof english>;
