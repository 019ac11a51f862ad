import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  succeeded: 'El inicio de sesión de prueba en {name} se realizó correctamente',
  failed: 'El inicio de sesión de prueba en {name} falló',
  succeededAbout: 'Todas las respuestas son válidas.',
  failedAbout: 'El último paso muestra el motivo. Los pasos anteriores se completaron correctamente.',
  back: 'Volver a la aplicación',
  stepPassed: 'Correcto:',
  stepFailed: 'Fallido:',
  over: 'Esta prueba ha finalizado',
  overAbout:
    'La prueba se completó, duró más de 15 minutos o empezó en otro navegador. Vuelva a iniciarla en la página de la aplicación.',
  toDashboard: 'Ir a su panel',
} satisfies Translation<typeof english>;
