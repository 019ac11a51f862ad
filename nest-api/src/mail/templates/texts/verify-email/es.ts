import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Confirme su dirección de correo electrónico',
  about:
    'Usted se ha registrado para obtener una cuenta de Gatehouse. Confirme su dirección de correo electrónico para configurar su organización.',
  action: 'Confirmar la dirección',
  expiry: 'El enlace funciona una sola vez y caduca a {hours, plural, one {la hora} other {las # horas}}.',
  notYou: 'Si usted no se ha registrado, ignore este mensaje. No se crea ninguna cuenta sin su confirmación.',
} satisfies Translation<typeof english>;
