import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '¿Fue usted?',
  about:
    'El dispositivo de este inicio de sesión se desconecta de inmediato y se quita de su cuenta. Si tiene una contraseña, deja de funcionar y recibirá un correo para elegir una nueva.',
  report: 'No, no fui yo',
  reported: 'El inicio de sesión se ha notificado',
  newPassword:
    'Se cerró la sesión del dispositivo. Le enviamos un correo: elija una contraseña nueva con su enlace. La contraseña anterior ya no funciona.',
  administrators:
    'Se cerró la sesión del dispositivo. Avisamos a sus administradores. Si inicia sesión a través de su organización, cambie allí su contraseña.',
  suspended:
    'Factores que se configuraron en el dispositivo y ya no funcionan: {count}. Si no tiene otro factor, póngase en contacto con su administrador.',
  notReported: 'Aún no se ha notificado',
  deadLink: 'Este enlace no funciona',
  deadLinkAbout:
    'Este enlace está incompleto, ha caducado o ya se ha usado. Para cerrar ahora la sesión de un dispositivo, abra sus dispositivos. Si no puede iniciar sesión, póngase en contacto con su administrador.',
  toDevices: 'Revisar mis dispositivos',
} satisfies Translation<typeof english>;
