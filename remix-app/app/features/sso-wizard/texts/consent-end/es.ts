import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  received: 'Consentimiento recibido',
  closes: 'Esta ventana se cierra automáticamente.',
  failed: 'No se conectó el proveedor de identidad',
  continue: 'Continuar aquí',
} satisfies Translation<typeof english>;
