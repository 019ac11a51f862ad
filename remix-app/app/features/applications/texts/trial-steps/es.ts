import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'Solicitud de autorización',
  returned: 'Respuesta de autorización',
  redeemed: 'Solicitud de token',
  validated: 'Validación del token de ID: firma, emisor, audiencia, nonce y hora',
  userinfo: 'Solicitud UserInfo',
  revoked: 'Revocación de tokens',
  issuer: 'Emisor',
  stateMatches: 'Coincide con la solicitud',
  notSent: 'No enviado',
  seconds: '{count, plural, one {# segundo} other {# segundos}}',
  noRefreshToken: 'Ninguno. Un token de actualización requiere offline_access y prompt=consent.',
  masked: '{end} {count, plural, one {(# carácter)} other {(# caracteres)}}',
  result: 'Resultado',
  allRevoked: 'Todos los tokens de esta prueba están revocados.',
} satisfies Translation<typeof english>;
