import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un inicio de sesión espera su aprobación',
  about:
    'Un inicio de sesión de {email} es inusual, así que la política de su organización lo retiene hasta que decida un administrador.',
  next: 'Contacte con el usuario por un medio que conozca y pregúntele el número que ve. Apruebe el inicio de sesión solo si es {number}.',
  action: 'Decidir ahora',
  expires:
    'El inicio de sesión caduca a los {minutes, number} minutos. Recibirá como máximo {most, number} de estos correos por hora.',
} satisfies Translation<typeof english>;
