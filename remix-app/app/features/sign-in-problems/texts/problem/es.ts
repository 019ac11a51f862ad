import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  code: 'Código: <code>{error}</code>',
  personReads: 'Lo que lee la persona',
  fix: 'Cómo solucionarlo',
  fixedBy: 'Quién puede solucionarlo',
  compared: 'Qué se compara',
  comparedAbout: '{value}: un administrador ve junto a la referencia el valor encontrado y el esperado.',
  all: 'Todos los problemas de inicio de sesión',
} satisfies Translation<typeof english>;
