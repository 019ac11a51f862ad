import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  close: 'Cerrar',
  cancel: 'Cancelar',
} satisfies Translation<typeof english>;
