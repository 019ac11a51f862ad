import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Elija una nueva contraseña',
  about:
    'Hemos recibido una solicitud para restablecer la contraseña de su cuenta de Gatehouse. Siga el enlace para elegir una nueva. Al guardarla se cierran todas las sesiones abiertas.',
  action: 'Elegir una nueva contraseña',
  expiry:
    'El enlace funciona una sola vez y caduca a los {minutes, plural, one {# minuto} other {# minutos}}.',
  notYou: 'Si usted no lo solicitó, ignore este mensaje. Su contraseña no cambia.',
} satisfies Translation<typeof english>;
