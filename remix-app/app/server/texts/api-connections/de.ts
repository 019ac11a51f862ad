import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchNumber:
    'Die Plattform kann höchstens {limit, number} Verbindungen haben. Löschen Sie eine nicht benötigte.',
  managed: 'Die Umgebung der Installation legt diese Verbindung fest. Ändern Sie sie dort.',
  lastConnection:
    'Ihre Organisation verlangt Single Sign-on, und dies ist ihre letzte aktivierte Verbindung mit bestandenem Test. Aktivieren und testen Sie zuerst eine andere, oder heben Sie die Pflicht zu Single Sign-on auf.',
  editNeedsTest:
    'Ihre Organisation verlangt Single Sign-on, und dies ist ihre einzige aktivierte Verbindung mit bestandenem Test. Eine ungetestete Änderung könnte alle aussperren. Speichern Sie die Änderung als Entwurf, testen Sie den Entwurf und veröffentlichen Sie ihn dann.',
  noDraftOfPlatform: 'Verbindungen der Plattform haben keine Entwürfe. Bearbeiten Sie die Verbindung selbst.',
  draftOutdated:
    'Die Verbindung hat sich nach dem Speichern dieses Entwurfs geändert. Vergleichen Sie beide und speichern Sie den Entwurf dann erneut.',
  releaseNeedsConnection:
    'Die Verbindung ist deaktiviert. Aktivieren Sie sie, bevor Sie ihren Entwurf freigeben.',
  notAMember: '{email} ist nicht die Adresse eines aktiven Mitglieds.',
  draftUsersOrShare: 'Geben Sie entweder E-Mail-Adressen oder einen Prozentsatz ein',
  wholePercent: 'Geben Sie eine ganze Zahl von 1 bis 100 ein',
  atMostAddresses: 'Geben Sie höchstens {count, number} E-Mail-Adressen ein',
  responseNotKept: 'Diese Antwort war zu groß zum Aufbewahren und kann daher nicht erneut geprüft werden.',
  alreadyEnabled: 'Die Verbindung ist aktiviert. Ein Admin der Organisation kann sie ändern.',
  certificateExpired: 'Das Zertifikat ist abgelaufen. Benutzer können sich nicht anmelden.',
  certificateEnds: 'Das Zertifikat läuft in {days, plural, one {# Tag} other {# Tagen}} ab.',
  domainsUnverified: 'Noch nicht verifiziert. Darüber können keine neuen Benutzer beitreten: {domains}.',
  domainCovered:
    '{domain} deckt {name} ab. Fügen Sie dieser Verbindung die übergeordnete Domain hinzu, damit neue Benutzer beitreten können.',
  privateKeyFormat: 'Dies ist kein privater Schlüssel im PEM-Format.',
  privateKeyWeak: 'Dieser Schlüssel ist zu kurz. Verwenden Sie mindestens RSA 2048.',
  ownClient:
    'Die Plattform hat keinen Client bei diesem Identitätsanbieter. Geben Sie Ihren eigenen Client ein.',
  platformClientOnly:
    'Nur die Verbindung einer Organisation zu {providers} kann den Client der Plattform verwenden.',
  leaveClientEmpty: 'Diese Verbindung verwendet den Client der Plattform. Lassen Sie das Feld leer.',
  removeClientSecret: 'Diese Verbindung verwendet den Client der Plattform. Entfernen Sie das Client-Secret.',
  removePrivateKey:
    'Diese Verbindung verwendet den Client der Plattform. Entfernen Sie den privaten Schlüssel.',
  clientId: 'Geben Sie die Client-ID ein.',
  setClientSecret: 'Legen Sie zuerst das Client-Secret fest.',
  setPrivateKey: 'Legen Sie zuerst den privaten Schlüssel fest.',
  lockedOut:
    'Keine aktivierte Verbindung kennt diesen Benutzer oder bedient eine verifizierte Domain seiner E-Mail-Adresse.',
  emergencyAdmins: 'Nur aktive Admins der Organisation können Notfalladministratoren sein.',
  emergencyNeeded: 'Wählen Sie mindestens einen Admin mit Passwort als Notfalladministrator.',
  freshTest:
    'Testen Sie zuerst eine aktivierte Verbindung. Der Test muss in den letzten {hours, number} Stunden bestanden worden sein.',
  noCertificate: 'Dies enthält kein Zertifikat. Fügen Sie das vollständige Zertifikat von BEGIN bis END ein.',
  certificateEnded: 'Das Zertifikat ist am {date} abgelaufen.',
  certificateUnreadable: 'Dieses Zertifikat ist nicht lesbar. Fügen Sie es unverändert erneut ein.',
  certificateKey: 'Der Schlüssel des Zertifikats ist {key}. Verwenden Sie mindestens RSA {rsa} oder EC {ec}.',
  noUsableKey: '{url} enthält keinen Signaturschlüssel mit RSA 2048 oder stärker oder EC.',
  documentIncomplete: 'Das Discovery-Dokument des Identitätsanbieters enthält kein {name}.',
  documentIssuer:
    'Das Discovery-Dokument gehört zum Aussteller {issuer}. Geben Sie genau diesen Aussteller ein, oder korrigieren Sie die URL.',
  noCodeFlow: 'Der Identitätsanbieter unterstützt den Authorization Code Flow nicht.',
  signsOnlyWith: 'Der Identitätsanbieter signiert nur mit {algorithms}.',
  documentDiffers:
    'Das Discovery-Dokument enthält hier {value}. Lassen Sie dieses Feld leer, um diesen Wert zu verwenden.',
  webPage: '{url} hat eine Webseite statt eines JSON-Dokuments zurückgegeben.',
  notJson: '{url} hat kein JSON-Dokument zurückgegeben.',
  answersStatus: '{url} hat den Status {status} zurückgegeben.',
  loopback: '{host} ist dieser Server selbst. Geben Sie eine öffentliche Adresse ein.',
  notHttps: '{url} verwendet kein https.',
  noConnectionTo: 'Gatehouse stellt keine Verbindung zu {host} her: {reason}.',
  hostSlow: '{host} hat nicht rechtzeitig geantwortet.',
  hostTooLarge: 'Die Antwort von {host} ist größer als 1 MB.',
  hostDown: 'Gatehouse konnte {host} nicht erreichen.',
  hostUnreachable: '{host} ist nicht erreichbar',
  hostTookTooLong: '{host} hat zu lange für die Antwort gebraucht',
  notPublic: '{host} ist keine öffentliche Adresse, und OUTBOUND_ALLOW enthält sie nicht',
  redirectsTooOften: '{host} leitet zu oft weiter',
  redirectsWrongly: '{host} leitet weiter, aber eine direkte Antwort ist erforderlich',
  redirectsNowhere: '{host} leitet zu einer ungültigen Adresse weiter',
  redirectsToHttp: '{host} leitet von https zu http weiter',
  notAbsoluteAddress: 'Dies ist keine absolute URL',
  httpOrHttps: 'URLs müssen http oder https verwenden, nicht {scheme}',
  urlCredentials: 'Die URL von {host} darf keinen Benutzernamen und kein Passwort enthalten',
  responseTooLong: 'Die Antwort ist länger als {bytes} Byte',
  teamId: 'Geben Sie die Team-ID ein. Sie besteht aus zehn Großbuchstaben und Ziffern.',
  keyId: 'Geben Sie die Schlüssel-ID ein. Sie besteht aus zehn Großbuchstaben und Ziffern.',
  directoryId:
    'Geben Sie die Verzeichnis-ID (Mandanten-ID) ein. Ohne sie könnten sich Benutzer anderer Verzeichnisse anmelden.',
  issuer: 'Geben Sie den Aussteller des Identitätsanbieters ein.',
  enterOrMetadata: 'Geben Sie diesen Wert oder die Metadaten des Identitätsanbieters ein.',
  pasteCertificate: 'Fügen Sie das Zertifikat des Identitätsanbieters ein.',
  metadataUnreadable: 'Die SAML-Metadaten können nicht verwendet werden: {reason}',
  isItAnAddress: 'Ist dies eine E-Mail-Adresse?',
  itsDomain: 'Die Domain ist {domain}.',
  noDomain: 'Es gibt keine Domain nach einem @.',
  isDomainVerified: 'Hat eine Organisation die Domain verifiziert?',
  verifiedByNone: 'Keine Organisation hat {domain} verifiziert.',
  isVerified: '{domain} ist verifiziert.',
  verifiedAbove: '{parent} ist verifiziert und deckt {domain} ab.',
  verificationLapsed:
    'Die Verifizierung von {domain} ist nicht mehr gültig. Vorhandene Benutzer können sich weiterhin anmelden, neue nicht beitreten.',
  mayTheySignIn: 'Können sich Benutzer der Organisation anmelden?',
  organizationOpen: 'Die Organisation ist aktiv.',
  organizationClosed: 'Die Organisation ist nicht aktiv.',
  isDomainServed: 'Enthält eine aktivierte Verbindung die Domain?',
  servedByNone: 'Keine aktivierte Verbindung enthält sie.',
  noAddressYet: 'Dies ist keine vollständige E-Mail-Adresse.',
  signInWithPassword: 'Melden Sie sich mit Ihrem Passwort an.',
  servedBy: '{domain} meldet sich mit {connections} an.',
  takesNothingElse: '{served} Ihre Organisation verlangt Single Sign-on.',
  isEnforced: 'Ist Single Sign-on Pflicht?',
  enforced: 'Ja. Benutzer müssen sich über den Identitätsanbieter anmelden.',
  notEnforced: 'Nein. Benutzer können den Identitätsanbieter oder ihr Passwort wählen.',
  otherOrganization:
    'Eine andere Organisation hat sie verifiziert. Nur deren Admins können sehen, wie sich ihre Benutzer anmelden.',
  noSaml: 'SAML ist in dieser Installation nicht verfügbar.',
  noConsenter: 'Der Identitätsanbieter hat nicht mitgeteilt, wer zugestimmt hat.',
  personalAccount:
    'Dies ist ein privates Konto. Melden Sie sich mit dem Geschäftskonto Ihrer Organisation an.',
  fromToken: 'ID-Token von {account}',
  fromSettings: 'Einstellungen dieser Installation',
  registeredAlready: 'Für die Plattform registriert. Beim Identitätsanbieter ist nichts einzutragen',
  fromUserinfo: 'Userinfo-Endpunkt des Identitätsanbieters',
  directoryVouches:
    'Das Verzeichnis von {provider} hat {count, plural, one {# Domain} other {# Domains}} als verifiziert zurückgegeben.',
  directoryNotByAdmin:
    'Das Verzeichnis von {provider} hat {count, plural, one {# Domain} other {# Domains}} zurückgegeben. {account} verwaltet das Verzeichnis nicht. Daher gilt keine Domain als verifiziert.',
  enteredByYou: 'Von Ihnen eingegeben',
  secretEntered: 'Von Ihnen eingegeben. Es wird verschlüsselt gespeichert und nicht mehr angezeigt',
  metadataEntered: 'Die von Ihnen eingegebenen Metadaten',
  byConsent: 'Dieser Identitätsanbieter wird über eine Administratorzustimmung verbunden.',
  byEntering: 'Dieser Identitätsanbieter wird über die von Ihnen eingegebenen Werte verbunden.',
  givenClientId: 'Geben Sie die Client-ID des Identitätsanbieters ein.',
  givenClientSecret: 'Geben Sie das Client-Secret des Identitätsanbieters ein.',
  directoryHidden:
    '{host} zeigt diesem Konto das Verzeichnis nicht an (Status {status}). Ein Administrator muss zustimmen.',
  directoryOther: '{host} hat keine Liste von Domains zurückgegeben.',
  directoryNoDomain: 'Das Verzeichnis enthält keine Domain.',
  googleUnverified: 'Google hat diese Domain nicht verifiziert.',
  directoryNoOrganization: 'Das Verzeichnis dieses Kontos enthält keine Organisation.',
  microsoftName: 'Microsoft hat diese Domain zugewiesen. Sie hat keine E-Mail-Adressen.',
  countsCovered: '{parent} ist verifiziert und deckt diese Domain ab. Sie gilt sofort als verifiziert.',
  countsOnceAdded:
    '{parent} ist verifiziert und deckt diese Domain ab. Fügen Sie der Verbindung die übergeordnete Domain hinzu, um sie sofort zu verwenden.',
  countsVerified: 'Bereits verifiziert. Sie gilt sofort.',
  countsOnceSaved:
    'Das Verzeichnis hat diese Domain verifiziert. Nach dem Speichern gilt sie als verifiziert.',
  ownedElsewhere:
    'Eine andere Organisation hat diese Domain verifiziert. Nur eine Organisation kann sie besitzen. Bitten Sie die Admins dieser Organisation, sie zu entfernen, oder bitten Sie uns, sie zu übertragen.',
  parentOwnedElsewhere:
    'Eine andere Organisation hat eine übergeordnete Domain verifiziert. Bitten Sie diese Organisation, die Subdomain freizugeben, oder kontaktieren Sie uns.',
  unusable: 'Diese Domain kann nicht verwendet werden.',
  notAdministered:
    'Das Verzeichnis enthält diese Domain, aber der zustimmende Benutzer verwaltet das Verzeichnis nicht. Verifizieren Sie sie mit einem DNS-Eintrag unter „Domains“.',
  ofAccount:
    'Dies ist die Domain des zustimmenden Kontos. Verifizieren Sie sie mit einem DNS-Eintrag unter „Domains“.',
  ofProduct: 'Dies ist eine Voreinstellung des Produkts, keine Ihrer Domains. Sie gilt nie als verifiziert.',
  claimedOnly:
    'Diese Domain ist beansprucht, aber noch nicht verifiziert. Verifizieren Sie sie mit einem DNS-Eintrag unter „Domains“.',
  chooseOrganization: 'Wählen Sie die Organisation aus.',
  verifiedAddress:
    'Geben Sie eine URL auf einer verifizierten Domain der Organisation oder auf dem Ursprung einer Redirect-URI einer Anwendung ein.',
  addDomainFirst: 'Fügen Sie vor dem Speichern die Domain {domain} hinzu.',
  adminsChange: 'Die Verbindung ist aktiviert. Nur Admins der Organisation können sie ändern.',
  noSavedConnection: 'Es gibt keine gespeicherte Verbindung. Schließen Sie zuerst den vorherigen Schritt ab.',
  mostDomains: 'Fügen Sie höchstens {count, number} Domains hinzu.',
  provisioningInUse:
    'Die Bereitstellung ist bereits in Betrieb. Bitten Sie einen Administrator der Organisation, sie zu ändern.',
  tooManyCustomAttributes:
    'Eine Organisation kann höchstens {limit, plural, one {# eigenes Attribut} other {# eigene Attribute}} haben. Löschen Sie zuerst eines.',
  noProviderChosen:
    'Es ist noch kein Identitätsanbieter ausgewählt. Schließen Sie zuerst den vorherigen Schritt ab.',
  foreignAnswer: 'Die Antwort gehört nicht zur letzten Anfrage. Beginnen Sie diesen Schritt erneut.',
  otherBrowser:
    'Die Antwort kam in einem anderen Browser an als die Anfrage. Beginnen Sie diesen Schritt erneut.',
  tookTooLong:
    'Dies hat länger als zehn Minuten gedauert oder wurde bereits beantwortet. Beginnen Sie diesen Schritt erneut.',
  linkNeedsOrganization: 'Ein Einrichtungslink setzt eine vorhandene Organisation voraus.',
  linkEnded:
    'Dieser Link ist abgelaufen oder wurde widerrufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  tooManyLinks:
    'Es können höchstens {count, number} Links gleichzeitig aktiv sein. Widerrufen Sie zuerst einen.',
  savedAlready:
    'Diese Verbindung ist bereits gespeichert. Beginnen Sie von vorn, um einen anderen Identitätsanbieter zu verbinden.',
  oidcOrSaml: 'Wählen Sie OpenID Connect oder SAML.',
  organizationKnown: 'Die Organisation ist bereits ausgewählt.',
  noDirectory: 'Kein Verzeichnis kann die Organisation bestimmen. Wählen Sie die Organisation aus.',
  whoseDirectory: 'Wählen Sie die Organisation aus, der dieses Verzeichnis gehört.',
  nothingCaptured: 'Es wurden noch keine Werte erfasst. Schließen Sie zuerst den vorherigen Schritt ab.',
  domainWorks: 'Verifiziert. Benutzer dieser Domain können sich anmelden.',
  yourEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
  providerUnread: 'Der Identitätsanbieter konnte nicht gelesen werden: {reason}',
  applicationUnread: 'Die Metadaten dieser Anwendung konnten nicht gelesen werden: {reason}',
  signInsFailed:
    'Die letzten {count, number} Anmeldungen sind fehlgeschlagen. Das Anmeldeprotokoll zeigt den Grund.',
  verificationGone:
    'Der DNS-Eintrag fehlt. Neue Benutzer können über diese Domain erst wieder beitreten, wenn der Eintrag vorhanden ist.',
  stateMismatch: 'Die Überprüfung des OAuth-Status ist fehlgeschlagen.',
  invalidClient:
    'Der OAuth-Client ist nicht konfiguriert. Bitte wenden Sie sich an Ihren Administrator, um SSO einzurichten.',
  accessDenied: 'Zugriff verweigert. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Support.',
  invalidOAuthRequest: 'Ungültige OAuth-Anfrage. Bitte versuchen Sie es erneut.',
  noCodeOrState: 'Die OAuth-Authentifizierung wurde abgebrochen oder ist fehlgeschlagen.',
  invalidCredentials: 'Ungültige Anmeldedaten',
  notActivated: 'Verfügbar, sobald Ihr Konto aktiviert ist.',
  platformClientAt: 'Client der Plattform bei {provider}',
  certificateValue: '{key}, gültig bis {date}, SHA-256 {fingerprint}',
  isSet: 'Gesetzt',
  theAccount: 'dem Konto',
  theAccountFirst: 'Das Konto',
  secretRemoved: '{name}: entfernt',
  secretReplaced: '{name}: ersetzt',
  secretSet: '{name}: gesetzt',
  oauthError: 'OAuth-Fehler: {code}',
  consentedDirectory: 'Verzeichnis von {provider} der Organisation {organization}, Zustimmung von {account}',
  itsAdministrator: 'ihrem Administrator',
  federationNoDocument: 'Unter dieser Adresse gibt es kein Dokument.',
  federationLoopback: '{host} ist dieser Server selbst. Geben Sie eine öffentliche Adresse ein.',
  federationStatus: '{url} antwortet mit dem Status {status}.',
  federationNeither: 'Dies ist weder eine Adresse wie https://login.acme.example noch ein Metadatendokument.',
  federationNoMetadata: 'Das Dokument ist weder SAML-Metadaten noch ein JSON-Objekt.',
  federationWebPage: 'Das Dokument ist eine Webseite und keine Metadaten.',
  federationJson:
    'Das JSON ist weder ein OpenID-Discovery-Dokument („issuer“) noch eine Client-Registrierung („redirect_uris“).',
  federationEntity: 'Das Dokument beschreibt die Entität „{entity}“ nicht.',
  federationXml: 'Dieses XML kann nicht gelesen werden: {reason}.',
  federationNamespace: 'Die Elemente der Metadaten liegen nicht im Namensraum {namespace}.',
  federationNoRole:
    'Das Dokument beschreibt weder einen SAML-Identitätsanbieter noch einen SAML-Service-Provider.',
  accepted: 'Konto, Organisation und Richtlinie lassen die Anmeldung zu.',
  connectionGone: 'Die Verbindung wurde gelöscht, oder sie ist eine Schaltfläche der Plattform.',
  isEnabledNow: '{name} ist aktiviert.',
  isDisabledNow: '{name} ist deaktiviert.',
  connectionSame: 'Die Verbindung ist seit dem Versuch unverändert.',
  connectionChanged:
    'Die Verbindung wurde seit dem Versuch {times, plural, one {# Mal} other {# Mal}} geändert.',
  isActiveNow: '{name} ist aktiv.',
  emergencyWithoutPassword: 'Diese Notfalladministratoren haben kein Passwort: {users}.',
  emergencyUnused:
    'Der Notfallzugang ist nicht getestet. Einer dieser Benutzer muss sich zuerst mit seinem aktuellen Passwort anmelden: {users}.',
  untestedConnections:
    'Testen oder deaktivieren Sie diese Verbindungen. Für ihre aktuellen Einstellungen gibt es keinen bestandenen Test: {names}.',
  emergencyCodesUnused:
    'Notfallcodes gibt es nur, solange Single Sign-On verlangt wird und der Notfallzugang einen Code erfordert.',
  ownRelease: 'Ein anderer Administrator muss diesen Code freigeben. Sie haben ihn angefordert.',
  alreadyReleased: 'Dieser Code wurde bereits freigegeben.',
  noOrganization:
    'Diese Verbindung gehört der Plattform. Nur die Verbindung einer Organisation kann ein Verzeichnis haben.',
  directoryExists: 'Diese Verbindung hat bereits ein Verzeichnis. Schalten Sie es zuerst aus.',
  tooManyTokens:
    'Ein Verzeichnis kann höchstens {limit, plural, one {# Token} other {# Token}} haben. Widerrufen Sie eines, das nicht mehr verwendet wird.',
  nothingWaits: 'Es wartet nichts auf eine Entscheidung. Das Verzeichnis ist aktiv.',
  managedByDirectory:
    'Das Verzeichnis der Verbindung „{directory}“ verwaltet diesen Benutzer. Nehmen Sie die Änderung im Verzeichnis vor.',
  directoryNotReadable: 'Gatehouse kann das Verzeichnis dieses Identitätsanbieters nicht lesen.',
  connectorKnows: 'Ein Connector in Ihrem Netzwerk kennt den Server',
  signalsOrganization:
    'Nur eine Verbindung einer Organisation empfängt Ereignisse ihres Identitätsanbieters.',
  signalsNotManaged:
    'Gatehouse hat diesen Stream nicht angelegt und kann daher keine Überprüfung anfordern. Senden Sie ein Überprüfungsereignis vom Sender aus.',
  signalsIssuer:
    'Die Metadaten des Senders gehören zum Aussteller {issuer}. Geben Sie genau diesen Aussteller ein.',
  signalsNoKeys: 'Die Metadaten des Senders enthalten keine jwks_uri.',
  signalsUnusableKeys: '{url} enthält keinen Signaturschlüssel, der akzeptiert wird.',
  signalsNoStream: 'Der Sender hat keine stream_id zurückgegeben.',
  signalsNoEndpoint: 'Der Sender hat dafür keinen Endpunkt.',
  signalsNoUrl: '{name} des Senders ist keine URL.',
  signalsStatus: '{host} hat auf {method} mit dem Status {status} geantwortet.',
  signalsTokenRequired: 'Gatehouse ruft Ereignisse mit einem Verwaltungstoken ab. Geben Sie eines ein.',
  signalsOtherTransmitter: 'Beenden Sie zuerst den Empfang, und richten Sie dann den anderen Sender ein.',
  signalsNoSecret: 'Diese Verbindung ruft ihre Ereignisse ab und hat daher kein Geheimnis.',
  signalsNoPollAddress: 'Der Sender hat keine Adresse für Abrufe zurückgegeben.',
} satisfies Translation<typeof english>;
