import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  received: 'Consentimiento recibido',
  closes: 'Esta ventana se cierra automáticamente.',
  failed: 'No se conectó el proveedor de identidad',
  directoryFailed: 'Gatehouse aún no puede leer el directorio',
  continue: 'Continuar aquí',
} satisfies Translation<typeof english>;
