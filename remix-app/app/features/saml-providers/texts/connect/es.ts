import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  byMetadata: 'Metadatos',
  byMetadataAbout:
    'Si la aplicación lee metadatos, solo necesita esta URL. Así también recibe a tiempo los certificados nuevos.',
  metadataUrl: 'URL de metadatos',
  downloadMetadata: 'Descargar metadatos',
  values: 'Valores',
  ownValues:
    'Estos valores pertenecen solo a {organization}. Las aplicaciones de otras organizaciones no confían en ellos.',
  yourValues:
    'Estos valores pertenecen solo a su organización. Las aplicaciones de otras organizaciones no confían en ellos.',
  sharedValues: 'Todas las aplicaciones para todas las organizaciones comparten estos valores.',
  signInHost: 'Host del inicio de sesión',
  platformHostAbout:
    'Los usuarios inician sesión en la plataforma. Configure la aplicación solo con los valores de un host: cada host tiene su propio Entity ID.',
  yourHostAbout:
    'Los usuarios inician sesión en el dominio personalizado de su organización, con sesiones propias. Configure la aplicación solo con los valores de un host: cada host tiene su propio Entity ID.',
  ownHostAbout:
    'Los usuarios inician sesión en el dominio personalizado de {organization}, con sesiones propias. Configure la aplicación solo con los valores de un host: cada host tiene su propio Entity ID.',
  entityId: 'Entity ID (emisor)',
  ssoUrl: 'URL de inicio de sesión único',
  sloUrl: 'URL de cierre de sesión único',
  bindings: 'Admite HTTP-Redirect y HTTP-POST.',
  launchUrl: 'URL de inicio de sesión iniciado por el IdP',
  launchUrlAbout: 'Para un marcador o un portal. Añada &RelayState= si la aplicación lo usa.',
  certificate: 'Certificado de Gatehouse',
  certificateAbout: 'La aplicación verifica las firmas de Gatehouse con este certificado.',
  pem: 'Certificado (PEM)',
  downloadCertificate: 'Descargar certificado',
  sha256: 'Huella digital (SHA-256)',
  sha1: 'Huella digital (SHA-1)',
  sha1About:
    'Algunas aplicaciones identifican el certificado por este valor. No se usa con fines de seguridad.',
} satisfies Translation<typeof english>;
