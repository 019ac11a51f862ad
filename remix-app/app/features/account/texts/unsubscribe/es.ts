import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '¿Dejar de recibir el correo semanal?',
  about:
    'Dejará de recibir el correo semanal sobre los inicios de sesión de sus organizaciones. Los demás correos continúan. Puede volver a activarlo en su configuración.',
  unsubscribe: 'Cancelar la suscripción',
  done: 'Suscripción cancelada',
  doneAbout: 'Ya no recibe el correo semanal. Puede volver a activarlo en su configuración.',
  failed: 'Aún no se ha cancelado',
  deadLink: 'Este enlace no funciona',
  deadLinkAbout: 'Este enlace está incompleto o ha caducado. Cambie sus notificaciones en su configuración.',
  toSettings: 'Abrir mi configuración',
} satisfies Translation<typeof english>;
