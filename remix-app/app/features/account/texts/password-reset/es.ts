import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  forgot: '¿Olvidó su contraseña?',
  forgotAbout:
    'Introduzca la dirección con la que inicia sesión. Le enviaremos un enlace para elegir una nueva contraseña.',
  email: 'Correo electrónico',
  send: 'Enviarme un enlace',
  sent: 'Revise su correo',
  sentAbout:
    'Si <b>{email}</b> tiene una cuenta, recibirá un mensaje con un enlace. El enlace funciona una vez y caduca a los {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  notArrived:
    'Si no llega ningún mensaje en unos minutos, revise la carpeta de correo no deseado o <link>pruebe con otra dirección</link>.',
  backToSignIn: 'Volver al inicio de sesión',
  choose: 'Elegir una nueva contraseña',
  chooseAbout: 'Así inicia sesión aquí y la cierra en todos los demás lugares.',
  save: 'Guardar e iniciar sesión',
  deadLink: 'Este enlace no funciona',
  deadLinkAbout: 'Este enlace está incompleto, ha caducado o ya se ha usado.',
  newLink: 'Solicitar un enlace nuevo',
} satisfies Translation<typeof english>;
