import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un dispositivo nuevo ha iniciado sesión en su cuenta',
  about: 'Un navegador o dispositivo nuevo ha iniciado sesión en su cuenta de Gatehouse.',
  riskySubject: 'Inicio de sesión inusual en su cuenta',
  riskyAbout: 'Un inicio de sesión en su cuenta de Gatehouse fue muy distinto de los habituales.',
  next: 'Si fue usted, no tiene que hacer nada. Si no, notifíquelo ahora: se cerrará la sesión del dispositivo y recibirá ayuda para proteger su cuenta.',
  action: 'No, no fui yo',
  expires:
    '{days, plural, one {El enlace funciona una vez, durante # día.} other {El enlace funciona una vez, durante # días.}}',
  note: 'Puede desactivar estos mensajes en la configuración de su cuenta.',
} satisfies Translation<typeof english>;
