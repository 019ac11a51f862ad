import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Un dispositivo nuevo ha iniciado sesión en su cuenta',
  about: 'Un navegador o dispositivo nuevo ha iniciado sesión en su cuenta de Gatehouse.',
  next: 'Si fue usted, no tiene que hacer nada. Si no, cierre la sesión del dispositivo y cambie su contraseña de inmediato.',
  action: 'Revisar los dispositivos',
  note: 'Puede desactivar estos mensajes en la configuración de su cuenta.',
} satisfies Translation<typeof english>;
