import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  copy: 'Copiar',
  copyOf: 'Copiar {label}',
  copied: 'Copiado al portapapeles',
} satisfies Translation<typeof english>;
