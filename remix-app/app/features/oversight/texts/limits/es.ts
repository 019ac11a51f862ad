import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  none: 'No hay límites de frecuencia activos',
  noneAbout: 'Las cuentas y redes limitadas ahora o en los últimos 15 minutos aparecen aquí.',
  subject: 'Cuenta o red',
  user: 'Usuario',
  reason: 'Motivo',
  attempts: 'Intentos',
  rejected: 'Rechazados',
  lastRejected: 'Último rechazo',
  until: 'Limitado hasta',
  lift: 'Levantar<hidden> para {subject}</hidden>',
} satisfies Translation<typeof english>;
