import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  oldSubject: 'Confirme el cambio de su dirección de correo electrónico',
  oldAbout:
    'La dirección de correo electrónico de su cuenta de Gatehouse cambiará a {email}. El cambio surte efecto cuando se confirme desde ambas direcciones.',
  oldAction: 'Confirmar el cambio',
  oldNotYou: 'Si usted no lo solicitó, no siga el enlace y cambie su contraseña.',
  newSubject: 'Confirme su nueva dirección de correo electrónico',
  newAbout:
    'Un usuario de Gatehouse quiere cambiar su dirección de correo electrónico a {email}. Si es usted, confirme que la dirección le pertenece.',
  newAction: 'Confirmar la nueva dirección',
  newNotYou: 'Si usted no lo solicitó, ignore este mensaje. Su dirección no se utilizará.',
  takenSubject: 'Otro usuario ha solicitado su dirección de correo electrónico',
  takenAbout:
    'Otro usuario de Gatehouse ha solicitado esta dirección de correo electrónico para su cuenta. La dirección pertenece a la cuenta de usted, por lo que no se ha cambiado nada.',
  takenNote: 'No tiene que hacer nada. El otro usuario no sabrá que usted tiene una cuenta.',
  expiry: 'El enlace caduca a {hours, plural, one {la hora} other {las # horas}}.',
} satisfies Translation<typeof english>;
