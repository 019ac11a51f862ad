import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  codeFormat: 'Un código tiene 8 letras, por ejemplo BCDF-GHJK',
  notChecked: 'No se ha comprobado el código. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
