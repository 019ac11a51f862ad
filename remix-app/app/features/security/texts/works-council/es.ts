import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Modo de comité de empresa',
  about:
    'Los administradores ven los inicios de sesión solo como números: ni registro, sesiones, dispositivos, cronologías o exportaciones de un usuario, ni grupos de menos de 5 inicios de sesión. Pueden consultar un inicio de sesión fallido por la referencia que les da el usuario. Todos los administradores reciben un correo con cada cambio.',
  on: 'Activado',
  off: 'Desactivado',
  enabledBy: '{name} lo activó {at}.',
  disabledBy: '{name} lo desactivó {at}. Lo registrado hasta entonces sigue oculto.',
  platform: 'La plataforma',
  enable: 'Activar el modo de comité de empresa',
  disable: 'Desactivar el modo de comité de empresa',
  keeps: 'Después de desactivarlo, solo se muestran por usuario los inicios de sesión posteriores.',
} satisfies Translation<typeof english>;
