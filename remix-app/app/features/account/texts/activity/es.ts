import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Mis inicios de sesión',
  about:
    'Inicios de sesión en su cuenta en los últimos 90 días. Los correctos se conservan 30 días. Si alguno no fue suyo, notifíquelo: se cierra la sesión de ese dispositivo y usted elige una contraseña nueva.',
  empty: 'Los inicios de sesión aparecen aquí en un segundo.',
  succeeded: 'Sesión iniciada',
  failed: '{count, plural, one {Fallido} other {Falló # veces}}',
  current: 'Esta sesión',
  line: '{time} · {method} · {place}',
  unknownPlace: 'red desconocida',
  unusual: 'Inusual: {reasons}',
  notMe: 'No fui yo<hidden>: {device}, {time}</hidden>',
} satisfies Translation<typeof english>;
