import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notWithdrawn: 'No se ha retirado el acceso. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
