import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Neue Anwendung',
  newWeb: 'Neue Webanwendung',
  webAbout:
    'Läuft auf einem Server und kann ein Secret geheim halten, zum Beispiel Rails, Django, Next.js, Grafana oder GitLab.',
  newSpa: 'Neue Single-Page-Anwendung',
  spaAbout:
    'Läuft im Browser und kann kein Secret geheim halten, zum Beispiel React, Vue oder Angular. Verwendet PKCE.',
  newNative: 'Neue native Anwendung',
  nativeAbout: 'Läuft auf einem Smartphone, einem Computer oder im Terminal. Verwendet PKCE.',
  newDevice: 'Neues Gerät',
  deviceAbout:
    'Hat keinen Browser oder keine Tastatur, zum Beispiel ein Fernseher, ein Drucker oder ein Terminal. Benutzer geben seinen Code auf einer Seite von Gatehouse ein.',
  newMachine: 'Neue Machine-to-Machine-Anwendung',
  machineAbout: 'Ein Dienst, der eine API im eigenen Namen ohne Benutzer aufruft.',
  methodHelp:
    'Die Authentifizierungsmethode am Token-Endpunkt. Die meisten Anwendungen verwenden client_secret_basic.',
  pairwise: 'Paarweise Benutzerkennungen',
  pairwiseHelp:
    'Benutzer haben in dieser Anwendung eine andere Kennung (sub) als in anderen. Anwendungen können sie daher nicht zuordnen. Sie können dies später nicht ändern.',
  organization: 'Organisation (optional)',
  organizationHelp:
    'Der Code, zum Beispiel TEN-001, oder der Slug. Nur Benutzer dieser Organisation können sich anmelden. Wenn das Feld leer ist, können sich Benutzer aller Organisationen anmelden.',
  changeType: 'Typ ändern',
  register: 'Anwendung registrieren',
  isRegistered: '{name} ist registriert',
  needsNoSecret: 'Diese Anwendung benötigt kein Secret. Sie verwendet PKCE.',
  samlAbout:
    'Software, die SAML 2.0 unterstützt, etwa Salesforce, Slack oder Zendesk. Für viele Produkte sind die Werte vorausgefüllt.',
  about: 'Wählen Sie den Typ der Anwendung. Gatehouse füllt dann sichere Einstellungen aus.',
  address: 'URL der Anwendung',
  addressHelp:
    'Die Adresse, die Benutzer öffnen, oder die vollständige Redirect-URI. Ohne Pfad endet die Redirect-URI auf {path}.',
  addressNative: 'Redirect-URI',
  addressNativeHelp:
    'Eine Loopback-Adresse funktioniert mit jedem Port. Apps auf Telefonen verwenden ein eigenes URI-Schema wie com.example.app:/callback.',
  redirectUris: 'Redirect-URIs (optional)',
  redirectUrisHelp:
    'Angaben ersetzen die Redirect-URI, die sich aus der URL der Anwendung ergibt. Eine URI pro Zeile.',
  connect: 'Schnellstart öffnen',
  continueWith: 'Mit einem Schnellstart fortfahren',
  continueWithAbout:
    'Wählen Sie ein Framework oder ein Produkt. Kopieren Sie zuerst das Client-Secret, denn diese Seite zeigt es nicht noch einmal.',
  continuePublic: 'Wählen Sie ein Framework oder ein Produkt.',
  newWorkload: 'Neuer Workload',
  workloadAbout:
    'Eine Pipeline oder ein Cluster, die sich mit Token des eigenen Systems authentifizieren, etwa von GitHub Actions, GitLab oder Kubernetes.',
} satisfies Translation<typeof english>;
