import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  redirectNeeded: 'Registrieren Sie mindestens eine Redirect-URI',
  redirectUnused:
    'Redirect-URIs setzen den Grant-Typ authorization_code voraus, den dieser Client nicht verwendet',
  scopeNeeded: 'Erlauben Sie mindestens einen Scope, z. B. openid',
  machineAuthentication:
    'Ein Maschinen-Client muss sich mit einem Secret oder mit private_key_jwt authentifizieren',
  schemeForNative: 'Eigene Schemas setzen application_type native voraus. Verwenden Sie https',
  loopbackHttp: 'Verwenden Sie http für eine Loopback-Adresse',
  nativeSecret:
    'Eine native Anwendung kann kein Secret geheim halten. Verwenden Sie none oder private_key_jwt',
  sectorPairwise: 'Ein Sektor setzt subject_type pairwise voraus',
  pairwiseOnly:
    'Der Subject-Typ pairwise setzt eine Webanwendung voraus, die nur den Grant-Typ authorization_code verwendet',
  pairwiseHost:
    'Beim Subject-Typ pairwise müssen alle Redirect-URIs denselben Host haben, oder sector_identifier_uri muss sie auflisten',
  highSecurityAuthentication: 'Hohe Sicherheit erfordert private_key_jwt',
  highSecurityDevice: 'Hohe Sicherheit erlaubt keine Gerätecodes',
  highSecurityHttps: 'Hohe Sicherheit erfordert https',
  highSecurityPkce: 'Hohe Sicherheit erfordert PKCE',
  nativePkce: 'Eine native Anwendung erfordert PKCE',
  publicPkce: 'Ein öffentlicher Client erfordert PKCE',
  resourceOnce: 'Führen Sie jede Ressource nur einmal auf',
  absoluteUri: 'Verwenden Sie eine absolute URI, z. B. https://api.example.com',
  resourceFragment: 'Eine Ressource darf kein Fragment (#) haben',
  resourceScheme: 'Verwenden Sie https, http oder urn',
  resourceCredentials: 'Eine Ressource darf keinen Benutzernamen und kein Passwort enthalten',
  identifier: 'Geben Sie eine Kennung ein',
  scopeCharacters: 'Verwenden Sie Buchstaben, Ziffern und . _ : / -, höchstens 100 Zeichen',
  scopeReserved: 'Dieser Scope ist für Benutzerdaten reserviert. Wählen Sie einen anderen',
  scopeOnce: 'Führen Sie jeden Scope nur einmal auf',
  once: 'Führen Sie jeden Wert nur einmal auf',
  atLeastOne: 'Wählen Sie mindestens einen Eintrag',
  notAbsolute: 'Geben Sie eine absolute URL ein',
  noWildcards: 'Platzhalter sind nicht erlaubt. Registrieren Sie jede URI genau',
  noFragment: 'Die URL darf kein Fragment (#) enthalten',
  noCredentials: 'Die URL darf keinen Benutzernamen und kein Passwort enthalten',
  httpLoopback: 'Verwenden Sie https. Nur Loopback-Adressen dürfen http verwenden',
  httpsOrLoopback: 'Verwenden Sie https oder für eine Loopback-Adresse http',
  privateScheme:
    'Verwenden Sie https, für eine Loopback-Adresse http oder für eine native Anwendung ein Schema wie com.example.app:',
  oneSlash: 'Schreiben Sie nach einem eigenen Schema einen Schrägstrich, z. B. com.example.app:/callback',
  visibleAscii: 'Verwenden Sie sichtbare ASCII-Zeichen ohne Leerzeichen',
  clientIdCharacters: 'Verwenden Sie Buchstaben, Ziffern und . _ ~ -',
  publicKeyAlone: 'Registrieren Sie nur den öffentlichen Schlüssel',
  oneKey: 'Registrieren Sie mindestens einen Schlüssel',
  useHttps: 'Verwenden Sie https',
  eitherKeys: 'Geben Sie entweder jwks oder jwks_uri an',
  kindWithoutSecret: 'Clients dieses Typs haben kein Secret',
  keysForJwt: 'Schlüssel setzen private_key_jwt voraus',
  rsaKey: 'Verwenden Sie einen RSA-Schlüssel mit mindestens 2048 Bit',
  notJwk: 'Dies ist kein gültiger öffentlicher Schlüssel (RFC 7517)',
  sectorKept:
    'Die Benutzerkennungen wurden für {sector} erstellt. Behalten Sie diesen Host bei, oder legen Sie sector_identifier_uri fest',
  sectorMissing: 'Die Liste unter sector_identifier_uri enthält diese URI nicht',
  sectorList: 'Die URL muss eine JSON-Liste von Redirect-URIs zurückgeben',
  answeredStatus: 'Die URL hat den Status {status} zurückgegeben',
  sectorUnread: 'Die Liste konnte nicht gelesen werden: {reason}',
  clientIdTaken:
    'Diese client_id wird oder wurde bereits verwendet. Wählen Sie eine andere, oder lassen Sie sie weg.',
  skipConsent: 'Nur Super-Admins können die Einwilligungsseite einer Anwendung überspringen.',
  noSecret: 'Diese Anwendung hat kein Secret, das ersetzt werden kann.',
  resourceTaken: 'Diese Kennung wird bereits verwendet. Wählen Sie eine andere.',
  resourceInUse:
    '{application} kann Tokens für diese API anfordern. Entfernen Sie die API zuerst aus der Anwendung.',
  noSuchApi: 'Der Eigentümer dieser Anwendung hat keine solche API',
  noSuchScope: '{api} hat keinen Scope {scope}',
  deviceCodeUnknown:
    'Kein Gerät wartet auf diesen Code. Prüfen Sie den Code, oder fordern Sie auf dem Gerät einen neuen an.',
  interactionExpired:
    'Diese Anmeldung ist abgelaufen. Gehen Sie zur Anwendung zurück, und beginnen Sie von vorn.',
  applicationNotInUse: 'Diese Anwendung ist deaktiviert. Wenden Sie sich an Ihren Administrator.',
  notAMember:
    '{application} gehört zu einer anderen Organisation als der, bei der Sie angemeldet sind. Verwenden Sie ein anderes Konto, oder wenden Sie sich an Ihren Administrator.',
  notAssigned:
    '{application} ist Ihnen nicht zugewiesen. Bitten Sie Ihren Administrator, die Anwendung Ihnen oder einer Ihrer Gruppen zuzuweisen.',
  signInAgain: 'Die Anwendung verlangt, dass Sie sich erneut anmelden.',
  personChanged:
    'Sie sind jetzt als anderer Benutzer angemeldet. Gehen Sie zur Anwendung zurück, und beginnen Sie von vorn.',
  otherQuestion: 'Diese Seite ist veraltet. Laden Sie sie neu.',
  notInteraction: 'Dies ist keine gültige Anmeldung',
  noSignOut: 'Keine Anwendung fordert Ihre Abmeldung an.',
  keysTooYoung:
    'Die nächsten Schlüssel sind zu neu und noch nicht überall verteilt. Versuchen Sie es in zehn Minuten erneut.',
  noNotices: 'Die Anwendung nimmt keine Abmeldebenachrichtigungen mehr an',
  acsOrMetadata: 'Geben Sie die Entity-ID und die ACS-URL oder die Metadaten-URL ein',
  acsNeeded: 'Geben Sie die Entity-ID und die ACS-URL ein',
  entityId: 'Geben Sie die Entity-ID ein',
  entityIdSpaces: 'Eine Entity-ID darf keine Leerzeichen enthalten',
  certificateTooLong: 'Dies ist zu lang für ein Zertifikat',
  metadataTooLong: 'Die Metadaten sind zu lang. Geben Sie stattdessen ihre URL ein',
  entityIdTaken: 'Diese Entity-ID ist bereits registriert.',
  encryptionCertificate: 'Die Verschlüsselung erfordert ein Zertifikat des Service-Providers',
  signingCertificate: 'Signierte Anfragen erfordern ein Zertifikat des Service-Providers',
  certificateBits: 'Der Schlüssel hat {bits} Bit. Verwenden Sie mindestens {minimum}',
  encryptionRsa: 'Die Verschlüsselung erfordert einen RSA-Schlüssel',
  notX509: 'Dies ist kein X.509-Zertifikat',
  weakAlgorithm:
    '{algorithm} ist schwach. Verwenden Sie ihn nur, solange die Anwendung nichts Stärkeres unterstützt.',
  useCertificateExpired: 'Ein Zertifikat ({use}) ist abgelaufen.',
  useCertificateEnds: 'Ein Zertifikat ({use}) läuft in {days, plural, one {# Tag} other {# Tagen}} ab.',
  metadataPending:
    '{problem} Bis die Metadaten gelesen sind, können Anfragen ungeprüft und Single Logout nicht verfügbar sein. Gatehouse versucht es in wenigen Minuten erneut.',
  metadataUnusable: 'Die Metadaten können nicht verwendet werden: {reason}.',
  metadataStatus: 'Die URL hat den Status {status} zurückgegeben.',
  metadataUnfetched: 'Die Metadaten konnten nicht abgerufen werden: {reason}.',
  noMetadataAddress: 'Dieser Service-Provider hat keine Metadaten-URL',
  samlSignInOver:
    'Diese Anmeldung ist abgelaufen oder bereits abgeschlossen. Gehen Sie zur Anwendung zurück, und beginnen Sie von vorn.',
  metadataNoAcs: 'Die Metadaten enthalten keinen AssertionConsumerService für HTTP-POST',
  metadataNoSso: 'Die Metadaten enthalten keinen SingleSignOnService',
  metadataNoSsoRedirect: 'Die Metadaten enthalten keinen SingleSignOnService für HTTP-Redirect',
  metadataNoCertificate: 'Die Metadaten enthalten kein Signaturzertifikat',
  metadataDescribes: 'Das Dokument beschreibt keinen {role} für SAML 2.0',
  metadataSeveral: 'Das Dokument beschreibt mehrere Entitäten. Geben Sie die Entity-ID einer davon ein',
  metadataNoEntityId: 'Die Metadaten enthalten keine entityID',
  metadataExpired: 'Die Metadaten sind abgelaufen',
  wasDeleted: 'Die Anwendung wurde gelöscht.',
  applicationCertificateExpired: 'Ein Zertifikat dieser Anwendung ist abgelaufen. Laden Sie das neue hoch.',
  applicationCertificateEnds:
    'Ein Zertifikat dieser Anwendung läuft in {days, plural, one {# Tag} other {# Tagen}} ab. Laden Sie das neue hoch.',
  oldSecretEnds:
    'Das alte Client-Secret läuft in {days, plural, one {# Tag} other {# Tagen}} ab. Die Anwendung muss bis dahin das neue verwenden.',
  claimName: 'Geben Sie den Namen des Claims ein',
  claimCharacters: 'Verwenden Sie Buchstaben, Ziffern und _ . : / -, beginnend mit einem Buchstaben',
  claimOwn: 'Gatehouse setzt diesen Claim. Wählen Sie einen anderen Namen',
  claimTaken: 'Ein anderer Claim hat diesen Namen',
  customAttributeOfPlatform: 'Nur eine Anwendung einer Organisation kann eigene Attribute verwenden',
  tooManyInitialTokens:
    'Eine Organisation kann {limit, number} Initial Access Tokens haben. Widerrufen Sie zuerst eines.',
} satisfies Translation<typeof english>;
