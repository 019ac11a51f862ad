import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'Cerrar',
} satisfies Translation<typeof english>;
