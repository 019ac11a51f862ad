import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Importaciones recientes',
  entry:
    '{when}: {done, number} de {count, plural, one {# línea procesada} other {# líneas procesadas}}, {failed, number} fallidas',
} satisfies Translation<typeof english>;
