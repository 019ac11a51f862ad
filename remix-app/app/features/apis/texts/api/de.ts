import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  owner: 'Eigentümer: {organization}',
  ownerPlatform: 'Eigentümer: Plattform',
  updated: 'Aktualisiert: {time}',
  identifierAbout:
    'Anwendungen senden sie als resource. Zugriffstoken enthalten sie als aud. Sie können sie nicht ändern.',
  save: 'Änderungen speichern',
  saveMine: 'Meine Werte speichern',
  deleteEffect:
    'Nach dem Löschen erhalten Anwendungen keine Token mehr für diese API. Entfernen Sie die API zuerst aus allen Anwendungen, die sie verwenden. Sie können die Kennung später erneut registrieren.',
  request: 'Token anfordern',
  requestAbout:
    'Wählen Sie diese API und ihre Scopes in den Einstellungen der Anwendung. Der Befehl ist die Anfrage einer Machine-to-Machine-Anwendung. Anwendungen mit Benutzern senden <code>resource</code> und <code>scope</code> in der Autorisierungsanfrage.',
  requestCommand: 'Token-Anfrage',
  validate: 'Token prüfen',
  validateJwt:
    'Die API prüft die Signatur mit den öffentlichen Schlüsseln des Issuers. Danach prüft sie, dass <code>iss</code> und <code>aud</code> diesen Werten entsprechen, dass <code>exp</code> in der Zukunft liegt und dass <code>scope</code> den erforderlichen Scope enthält. Bibliotheken für OAuth-2.0-Ressourcenserver benötigen dafür nur den Issuer.',
  issuer: 'Issuer (iss)',
  ownIssuer: 'Issuer von {organization}',
  ownIssuerAbout: 'Für Anwendungen, die diesen Issuer verwenden.',
  audience: 'Audience (aud)',
  jwks: 'JSON Web Key Set (JWKS)',
  validateOpaque:
    'Die API sendet jedes Token an den Introspection-Endpunkt, mit eigener Client-ID und eigenem Client-Secret. Sie akzeptiert ein Token nur, wenn <code>active</code> wahr ist, <code>aud</code> ihre Kennung ist und <code>scope</code> den erforderlichen Scope enthält.',
  introspectionCommand: 'Introspection-Anfrage',
} satisfies Translation<typeof english>;
