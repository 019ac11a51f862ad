import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  owner: 'Propietario: {organization}',
  ownerPlatform: 'Propietario: plataforma',
  updated: 'Actualizada: {time}',
  identifierAbout:
    'Las aplicaciones lo envían como resource. Los tokens de acceso lo contienen como aud. No se puede cambiar.',
  save: 'Guardar cambios',
  saveMine: 'Guardar mis valores',
  deleteEffect:
    'Después de eliminarla, las aplicaciones ya no pueden obtener tokens para esta API. Primero quite la API de todas las aplicaciones que la usan. Más adelante puede volver a registrar el identificador.',
  request: 'Solicitar un token',
  requestAbout:
    'Seleccione esta API y sus scopes en los ajustes de la aplicación. El comando es la solicitud de una aplicación de máquina a máquina. Las aplicaciones con usuarios envían <code>resource</code> y <code>scope</code> en la solicitud de autorización.',
  requestCommand: 'Solicitud de token',
  validate: 'Validar un token',
  validateJwt:
    'La API verifica la firma con las claves públicas del emisor. Después comprueba que <code>iss</code> y <code>aud</code> coincidan con estos valores, que <code>exp</code> esté en el futuro y que <code>scope</code> contenga el scope necesario. Las bibliotecas para servidores de recursos OAuth 2.0 solo necesitan el emisor para ello.',
  issuer: 'Emisor (iss)',
  ownIssuer: 'Emisor de {organization}',
  ownIssuerAbout: 'Para las aplicaciones que usan este emisor.',
  audience: 'Audiencia (aud)',
  jwks: 'JSON Web Key Set (JWKS)',
  validateOpaque:
    'La API envía cada token al endpoint de introspección, con su propio client ID y su secreto de cliente. Solo acepta un token si <code>active</code> es verdadero, <code>aud</code> es su identificador y <code>scope</code> contiene el scope necesario.',
  introspectionCommand: 'Solicitud de introspección',
} satisfies Translation<typeof english>;
