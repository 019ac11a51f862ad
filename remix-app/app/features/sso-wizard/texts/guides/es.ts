import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  anyWhere: 'Consola de administración de su proveedor de identidad',
  choose2: 'Elija «{one}» y después «{two}».',
  choose3: 'Elija «{one}» y después «{two}» y «{three}».',
  chooseManually: 'Elija «{one}» y después «{two}». Introduzca los datos manualmente.',
  chooseEntra: 'Elija «New registration» solo para cuentas de este directorio organizativo.',
  chooseGoogle:
    'Elija «Add app» y después «Add custom SAML app». Descargue los metadatos en el segundo paso.',
  chooseOneLogin: 'Elija «Add App» y busque «{app}».',
  chooseKeycloak:
    'Elija «Create client» con el tipo «OpenID Connect». Active «Client authentication» y «Standard flow».',
  enableAddon: 'Active «{addon}».',
  registerClient:
    'Registre una aplicación confidencial de OpenID Connect (con secreto de cliente) que use el flujo de código de autorización.',
  registerServiceProvider: 'Registre un proveedor de servicios SAML 2.0.',
  redirect: 'Introduzca el URI de redireccionamiento exactamente como se muestra:',
  redirectOnTab: 'En la pestaña «{tab}», introduzca el URI de redireccionamiento:',
  redirectWithOption: 'Elija «{option}» e introduzca el URI de redireccionamiento:',
  redirectWithGrant: 'Mantenga el tipo de concesión «{grant}» e introduzca el URI de redireccionamiento:',
  redirectAndSecret: 'Introduzca el URI de redireccionamiento y genere un secreto compartido:',
  redirectUri: 'URI de redireccionamiento',
  scopeValues: 'Ámbitos',
  grantType: 'Tipo de concesión',
  clientAuthentication: 'Autenticación del cliente',
  nameIdFormat: 'Formato de NameID',
  attributeNames: 'Atributos',
  scopes: 'Permita los scopes openid, profile y email. Asigne los usuarios que inician sesión.',
  attributes: 'Envíe los atributos email, given_name y family_name. Asigne los usuarios que inician sesión.',
  giveTab: 'Encontrará el ID y el secreto de cliente en la pestaña «{tab}». Emisor: {issuer}',
  giveEntra:
    'El ID de cliente es «Application (client) ID». Cree un secreto en «Certificates & secrets». Emisor: {issuer}',
  giveAdfs: 'El ID de cliente es «Client Identifier». Emisor: {issuer}',
  giveOneLogin:
    'La pestaña «SSO» muestra el ID de cliente, el secreto de cliente y el emisor. Elija el método de autenticación POST o Basic.',
  givePingOne:
    'La pestaña «Overview» muestra el emisor, el ID de cliente y el secreto de cliente. Active la aplicación.',
  giveJumpCloud:
    'El ID y el secreto de cliente se muestran una vez, después de elegir «Activate». Emisor: {issuer}',
  giveAny:
    'Anote el ID de cliente, el secreto de cliente y el emisor. El emisor es la URL anterior a /.well-known/openid-configuration.',
  enter: 'Introduzca estos valores:',
  enterUnder: 'En «{section}», introduzca estos valores:',
  enterNameId: 'En «{section}», introduzca estos valores con el formato de NameID «{format}»:',
  enterAdfs: 'Active el protocolo SAML 2.0 WebSSO e introduzca estos valores:',
  enterOneLogin:
    'En la pestaña «Configuration», introduzca estos valores. El primero es también el validador de ACS:',
  enterAuth0:
    'En la pestaña «Settings», introduzca la URL de callback. Introduzca la audiencia en el JSON que aparece debajo:',
  enterKeycloak: 'Introduzca estos valores. Elija el formato de NameID «email» y active «Sign assertions»:',
  enterAny: 'Introduzca estos valores. Envíe el correo electrónico como NameID:',
  copyUnder: 'En «{section}», copie «{label}».',
  metadataGoogle:
    'Cargue el archivo de metadatos que descargó. Después, active la aplicación para sus usuarios.',
  metadataAdfs: 'Añada una regla que envíe el correo electrónico como NameID. URL de metadatos: {url}',
  metadataOneLogin: 'En «More Actions», elija «SAML Metadata» y cargue ese archivo.',
  metadataPingOne: 'En «Configuration», copie «IDP Metadata URL». Active la aplicación.',
  metadataJumpCloud: 'En la misma pestaña, elija «Copy Metadata URL» o «Export Metadata».',
  metadataAuth0: 'En la pestaña «Usage», descargue «Identity Provider Metadata».',
  metadataAt: 'La URL de metadatos es {url}',
  metadataAny: 'Anote la URL de metadatos o descargue los metadatos.',
  ldapWhere: 'Active Directory, OpenLDAP, 389 Directory Server u otro servidor con LDAP versión 3',
  ldapAccount: 'Cree una cuenta de servicio que pueda leer usuarios, grupos y sus atributos, y nada más.',
  ldapReach: 'Permita que Gatehouse llegue al servidor en su dirección pública, o use un conector.',
  ldapEncryption:
    'Use LDAPS (puerto 636) o StartTLS (puerto 389). El certificado del servidor debe contener el nombre del servidor.',
  ldapGive: 'Introduzca la dirección del servidor, dónde están los usuarios y la cuenta de servicio.',
} satisfies Translation<typeof english>;
