import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  anyWhere: 'Administrationskonsole Ihres Identitätsanbieters',
  choose2: 'Wählen Sie „{one}“ und dann „{two}“.',
  choose3: 'Wählen Sie „{one}“, dann „{two}“ und „{three}“.',
  chooseManually: 'Wählen Sie „{one}“ und dann „{two}“. Geben Sie die Daten manuell ein.',
  chooseEntra: 'Wählen Sie „New registration“ nur für Konten in diesem Organisationsverzeichnis.',
  chooseGoogle:
    'Wählen Sie „Add app“ und dann „Add custom SAML app“. Laden Sie im zweiten Schritt die Metadaten herunter.',
  chooseOneLogin: 'Wählen Sie „Add App“ und suchen Sie nach „{app}“.',
  chooseKeycloak:
    'Wählen Sie „Create client“ mit dem Typ „OpenID Connect“. Aktivieren Sie „Client authentication“ und „Standard flow“.',
  enableAddon: 'Aktivieren Sie „{addon}“.',
  registerClient:
    'Registrieren Sie eine vertrauliche OpenID-Connect-Anwendung (mit Client-Secret), die den Authorization Code Flow verwendet.',
  registerServiceProvider: 'Registrieren Sie einen SAML-2.0-Service-Provider.',
  redirect: 'Geben Sie die Redirect-URI genau wie angezeigt ein:',
  redirectOnTab: 'Geben Sie auf der Registerkarte „{tab}“ die Redirect-URI ein:',
  redirectWithOption: 'Wählen Sie „{option}“ und geben Sie die Redirect-URI ein:',
  redirectWithGrant: 'Behalten Sie den Grant-Typ „{grant}“ bei und geben Sie die Redirect-URI ein:',
  redirectAndSecret: 'Geben Sie die Redirect-URI ein und erzeugen Sie ein Shared Secret:',
  redirectUri: 'Redirect-URI',
  scopeValues: 'Scopes',
  grantType: 'Grant-Typ',
  clientAuthentication: 'Client-Authentifizierung',
  nameIdFormat: 'NameID-Format',
  attributeNames: 'Attribute',
  scopes: 'Erlauben Sie die Scopes openid, profile und email. Weisen Sie die Benutzer zu, die sich anmelden.',
  attributes:
    'Senden Sie die Attribute email, given_name und family_name. Weisen Sie die Benutzer zu, die sich anmelden.',
  giveTab: 'Client-ID und Client-Secret finden Sie auf der Registerkarte „{tab}“. Aussteller: {issuer}',
  giveEntra:
    'Die Client-ID ist die „Application (client) ID“. Erstellen Sie ein Secret unter „Certificates & secrets“. Aussteller: {issuer}',
  giveAdfs: 'Die Client-ID ist der „Client Identifier“. Aussteller: {issuer}',
  giveOneLogin:
    'Die Registerkarte „SSO“ zeigt Client-ID, Client-Secret und Aussteller. Wählen Sie die Authentifizierungsmethode POST oder Basic.',
  givePingOne:
    'Die Registerkarte „Overview“ zeigt Aussteller, Client-ID und Client-Secret. Aktivieren Sie die Anwendung.',
  giveJumpCloud:
    'Client-ID und Client-Secret werden einmal angezeigt, nachdem Sie „Activate“ gewählt haben. Aussteller: {issuer}',
  giveAny:
    'Notieren Sie Client-ID, Client-Secret und Aussteller. Der Aussteller ist die URL vor /.well-known/openid-configuration.',
  enter: 'Geben Sie diese Werte ein:',
  enterUnder: 'Geben Sie unter „{section}“ diese Werte ein:',
  enterNameId: 'Geben Sie unter „{section}“ diese Werte mit dem NameID-Format „{format}“ ein:',
  enterAdfs: 'Aktivieren Sie das Protokoll SAML 2.0 WebSSO und geben Sie diese Werte ein:',
  enterOneLogin:
    'Geben Sie auf der Registerkarte „Configuration“ diese Werte ein. Der erste ist auch der ACS-Validator:',
  enterAuth0:
    'Geben Sie auf der Registerkarte „Settings“ die Callback-URL ein. Tragen Sie die Audience in das JSON darunter ein:',
  enterKeycloak:
    'Geben Sie diese Werte ein. Wählen Sie das NameID-Format „email“ und aktivieren Sie „Sign assertions“:',
  enterAny: 'Geben Sie diese Werte ein. Senden Sie die E-Mail-Adresse als NameID:',
  copyUnder: 'Kopieren Sie unter „{section}“ den Wert „{label}“.',
  metadataGoogle:
    'Laden Sie die heruntergeladene Metadatendatei hoch. Aktivieren Sie dann die App für Ihre Benutzer.',
  metadataAdfs: 'Fügen Sie eine Regel hinzu, die die E-Mail-Adresse als NameID sendet. Metadaten-URL: {url}',
  metadataOneLogin:
    'Wählen Sie unter „More Actions“ den Eintrag „SAML Metadata“ und laden Sie diese Datei hoch.',
  metadataPingOne:
    'Kopieren Sie unter „Configuration“ den Wert „IDP Metadata URL“. Aktivieren Sie die Anwendung.',
  metadataJumpCloud: 'Wählen Sie auf derselben Registerkarte „Copy Metadata URL“ oder „Export Metadata“.',
  metadataAuth0: 'Laden Sie auf der Registerkarte „Usage“ die „Identity Provider Metadata“ herunter.',
  metadataAt: 'Die Metadaten-URL lautet {url}',
  metadataAny: 'Notieren Sie die Metadaten-URL oder laden Sie die Metadaten herunter.',
  ldapWhere: 'Active Directory, OpenLDAP, 389 Directory Server oder ein anderer Server mit LDAP Version 3',
  ldapAccount:
    'Erstellen Sie ein Dienstkonto, das Benutzer, Gruppen und ihre Attribute lesen kann und sonst nichts.',
  ldapReach:
    'Erlauben Sie Gatehouse, den Server unter seiner öffentlichen Adresse zu erreichen, oder verwenden Sie einen Connector.',
  ldapEncryption:
    'Verwenden Sie LDAPS (Port 636) oder StartTLS (Port 389). Das Serverzertifikat muss den Namen des Servers enthalten.',
  ldapGive: 'Geben Sie die Adresse des Servers, den Ort der Benutzer und das Dienstkonto ein.',
} satisfies Translation<typeof english>;
