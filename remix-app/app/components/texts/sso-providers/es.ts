import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  googleAbout: 'Los usuarios inician sesión con la cuenta de Google de su empresa.',
  microsoftAbout: 'Los usuarios inician sesión con su cuenta de trabajo de un inquilino de Microsoft Entra.',
  githubAbout:
    'Los usuarios inician sesión con su cuenta de GitHub. Necesitan un correo verificado en uno de sus dominios.',
  appleAbout:
    'Los usuarios inician sesión con su cuenta de Apple. Necesitan un correo en uno de sus dominios.',
  oauth2About:
    'Cualquier proveedor de identidad con un documento de descubrimiento de OpenID: Okta, Auth0, Keycloak, PingOne.',
  samlAbout:
    'Cualquier proveedor de identidad que publique metadatos SAML: ADFS, OneLogin, JumpCloud, Shibboleth.',
  clientId: 'ID de cliente',
  applicationId: 'Id. de aplicación (cliente)',
  servicesId: 'Services ID',
  directoryId: 'Id. de directorio (inquilino)',
  directoryIdAbout: 'Solo los usuarios de este inquilino de Microsoft Entra pueden iniciar sesión.',
  teamId: 'ID de equipo',
  keyId: 'ID de clave',
  issuer: 'Emisor (issuer)',
  issuerAbout: 'Gatehouse lee su documento de descubrimiento y sus claves antes de guardar la conexión.',
  ldapAbout:
    'Los usuarios inician sesión con la contraseña de su directorio: Active Directory, OpenLDAP, 389 Directory Server.',
  ldapUrl: 'Dirección del servidor',
  ldapUrlAbout: 'ldaps:// para LDAPS, ldap:// para StartTLS, connector: para conectores. Siempre cifrado.',
  ldapCa: 'Certificado de CA (opcional)',
  ldapCaAbout: 'En formato PEM, si el certificado del servidor no lo emitió una CA pública.',
  baseDn: 'DN base',
  baseDnAbout: 'Los usuarios se buscan por debajo de esta entrada.',
  userFilter: 'Filtro de usuarios (opcional)',
  userFilterAbout:
    'Con el marcador de lo que escribe el usuario, como en el ejemplo. Si está vacío, Gatehouse busca por correo y nombre de usuario.',
  serviceAccount: 'Cuenta de servicio (DN)',
  servicePassword: 'Contraseña de la cuenta de servicio',
} satisfies Translation<typeof english>;
