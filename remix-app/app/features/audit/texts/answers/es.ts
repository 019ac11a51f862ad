import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notVerified: 'No se pudo verificar el registro de auditoría. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
