import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  good: 'Correcto',
  wait: 'Revisar',
  wrong: 'Con errores',
  readAgain: 'Actualizar',
} satisfies Translation<typeof english>;
