import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Cuando un usuario cierra sesión, Gatehouse envía un token de cierre de sesión a <code>{uri}</code> y lo reintenta si falla la entrega. Las entradas se conservan 30 días.',
  noUri:
    'Esta aplicación no tiene un URI de cierre de sesión por canal posterior, por lo que Gatehouse no le notifica cuando un usuario cierra sesión. Añada el URI en «Ajustes».',
  event: 'Evento',
  status: 'Estado',
  attempts: 'Intentos',
  created: 'Creado',
  next: 'Entrega o próximo intento',
  noMore: 'Sin más intentos',
  sent: 'Entregado',
  queued: 'Pendiente',
  dead: 'Fallido',
  signedOut: 'El usuario cerró sesión',
  revoked: 'Sesión revocada por un administrador',
  replaced: 'Otro usuario inició sesión',
  moved: 'Sesión usada desde otro lugar',
  tokenReused: 'Token usado dos veces',
  suspended: 'Usuario suspendido',
  none: 'Aún no hay notificaciones de cierre de sesión',
  noneAbout: 'Aquí aparecen, con su estado, las notificaciones que Gatehouse envía a esta aplicación.',
} satisfies Translation<typeof english>;
