import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Die Bestandteile von Gatehouse und ihr jeweiliger Status.',
  features: 'Funktionen',
  technologies: 'Technologien',
  deploymentLayers: 'Deployment-Schichten',
  deploymentLayersAbout: 'Vom Browser bis zur Datenbank.',
  securityLayers: 'Sicherheitsschichten',
  securityLayersAbout: 'Vom Netzwerk bis zum Audit-Log.',
  implemented: 'Implementiert',
  deployed: 'Bereitgestellt',
  active: 'Aktiv',
  planned: 'Geplant',
  signIn: 'Zentrale Anmeldung',
  signInAbout:
    'Ein Dienst schließt alle Authentifizierungsmethoden ab. Er prüft Mandant, Benutzer und Anmelderichtlinie, bevor er eine Sitzung anlegt.',
  isolation: 'Isolation der Mandanten',
  isolationAbout:
    'Row-Level-Security in der Datenbank trennt die Mandanten. Die Datenbankrolle der API kann sie nicht umgehen.',
  openId: 'OpenID-Connect-Provider',
  openIdAbout:
    'Anwendungen melden Benutzer mit dem Authorization-Code-Flow und PKCE an und prüfen Tokens mit den veröffentlichten Schlüsseln.',
  audit: 'Audit-Log',
  auditAbout:
    'Ereignisse können nur hinzugefügt werden und werden in derselben Transaktion wie die Änderung gespeichert. Eine Hash-Kette macht Manipulationen sichtbar.',
  secrets: 'Verschlüsselte Geheimnisse',
  secretsAbout:
    'Geheimnisse sind mit AES-256-GCM verschlüsselt. Der Hauptschlüssel liegt nicht in der Datenbank und kann rotiert werden.',
  oneCommand: 'Ein Befehl',
  oneCommandAbout: 'npm start startet Datenbank, API, Web-App und Gateway und beendet sie gemeinsam.',
  containers: 'Container',
  containersAbout:
    'Images laufen ohne Root-Rechte. Migrationen sind ein eigener Schritt. Caddy stellt einen einzigen öffentlichen Origin bereit.',
  saml: 'SAML 2.0',
  samlAbout:
    'Gatehouse stellt Assertions für Unternehmensanwendungen aus und meldet Benutzer über SAML-Identitätsanbieter an.',
  wizard: 'SSO-Assistent',
  wizardAbout: 'Eine Organisation verbindet Google Workspace oder Microsoft Entra ID in etwa fünf Minuten.',
  factors: 'Zweite Faktoren',
  factorsAbout:
    'Authenticator-Apps, Passkeys und Wiederherstellungscodes. Die Anmelderichtlinie jedes Mandanten legt fest, was verlangt wird.',
  web: 'Web',
  api: 'API',
  identity: 'Identität',
  dataAndTests: 'Daten und Tests',
  gatewayLayer: 'Gateway',
  gatewayLayerAbout: 'Ein öffentlicher Origin: Caddy auf Port 443 in Containern, Port 3000 mit npm start.',
  webLayer: 'Web-App',
  webLayerAbout:
    'Remix auf Port 3001. Rendert Seiten, verwaltet das Sitzungs-Cookie und speichert keinen Zustand.',
  apiLayer: 'API',
  apiLayerAbout:
    'NestJS auf Port 8080. Verarbeitet Anmeldungen, Tokens und Mandanten. Beliebig viele Prozesse können laufen.',
  databaseLayer: 'Datenbank',
  databaseLayerAbout:
    'PostgreSQL speichert den gesamten gemeinsamen Zustand. Row-Level-Security trennt die Mandanten.',
  transport: 'Transport',
  transportAbout: 'TLS mit HSTS. Forwarded-Header werden nur vom Gateway akzeptiert.',
  browser: 'Browser',
  browserAbout:
    'Eine Content Security Policy mit Nonces, HttpOnly- und SameSite-Cookies und eine Prüfung des Origins bei jedem Formular.',
  session: 'Sitzung',
  sessionAbout:
    'Opake Tokens, als Hash gespeichert. Eine Sitzung läuft nach 15 Minuten Inaktivität und 15 Minuten nach der Anmeldung ab.',
  access: 'Zugriff',
  accessAbout:
    'Zugriff wird standardmäßig verweigert. Jede Route gibt ihre Rolle oder Berechtigung an. Andernfalls startet die API nicht.',
  data: 'Daten',
  dataAbout:
    'Row-Level-Security für Mandanten, Verschlüsselung für Geheimnisse, Hashes für Werte, die nur verglichen werden.',
  evidence: 'Audit',
  evidenceAbout: 'Ein Audit-Log, das nur ergänzt werden kann, mit einer Hash-Kette je Mandant.',
} satisfies Translation<typeof english>;
