import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Enrutamiento del inicio de sesión',
  about:
    'Compruebe adónde dirige la página de inicio de sesión una dirección de correo. Solo decide su dominio. El resultado es el mismo exista o no una cuenta, de modo que la página no revela cuentas.',
  allConnections: 'Todas las conexiones',
  email: 'Correo electrónico',
  explain: 'Comprobar',
  why: 'Motivo',
  connections: 'Conexiones de la organización',
  enabledWith: '{kind}, activada, incluye {domain}',
  enabledWithout: '{kind}, activada, no incluye {domain}',
  disabledWith: '{kind}, desactivada, incluye {domain}',
  disabledWithout: '{kind}, desactivada, no incluye {domain}',
  theDomain: 'el dominio',
  password: 'La página pide la contraseña',
  offer: 'La página ofrece {connections} y la contraseña',
  require: 'La página exige {connections}',
  decidesPassword: '{answer} La página pide la contraseña.',
  next: 'Qué hacer',
  pending: 'El dominio está pendiente de verificación. Añada su registro DNS TXT.',
  verify: 'Verificar el dominio',
  unclaimed: 'Si este dominio pertenece a su organización, reclámelo.',
  claim: 'Reclamar el dominio',
  unserved: 'Añada el dominio a una conexión y actívela.',
  toConnections: 'Abrir conexiones',
} satisfies Translation<typeof english>;
