import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  credit: 'Operadores de red de {source}',
} satisfies Translation<typeof english>;
