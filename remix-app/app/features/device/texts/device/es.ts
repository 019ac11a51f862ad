import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  connect: 'Conectar un dispositivo',
  connectAbout: 'Introduzca el código que muestra su dispositivo.',
  code: 'Código',
  continue: 'Continuar',
  signInTo: '¿Iniciar sesión en {application} en su dispositivo?',
  shown: 'Su dispositivo muestra',
  warning:
    'Permítalo solo si tiene el dispositivo delante y ha empezado este inicio de sesión usted mismo. Si alguien le ha enviado este código, quiere iniciar sesión en su nombre.',
  allowed: 'Su dispositivo ha iniciado sesión',
  allowedAbout: 'Vuelva a su dispositivo. Continuará en unos segundos.',
  denied: 'El dispositivo no ha iniciado sesión',
  deniedAbout: 'El código ya no es válido.',
  toConnected: 'Aplicaciones conectadas',
  toDashboard: 'Ir a su panel',
} satisfies Translation<typeof english>;
