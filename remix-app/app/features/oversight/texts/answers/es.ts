import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notEnded: 'No se finalizaron las sesiones. Vuelva a intentarlo.',
  notLifted: 'No se levantó el límite de frecuencia. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
