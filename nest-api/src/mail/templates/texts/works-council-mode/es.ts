import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  enabledSubject: 'Se activó el modo de comité de empresa',
  disabledSubject: 'Se desactivó el modo de comité de empresa',
  enabled:
    'Los administradores de su organización ven ahora los inicios de sesión de los usuarios solo como números.',
  disabled:
    'Los administradores de su organización pueden volver a ver los inicios de sesión de cada usuario. Lo registrado hasta ahora sigue oculto.',
  by: '{by} cambió el ajuste.',
  byPlatform: 'Un administrador de la plataforma cambió el ajuste.',
  action: 'Abrir la configuración de seguridad',
} satisfies Translation<typeof english>;
