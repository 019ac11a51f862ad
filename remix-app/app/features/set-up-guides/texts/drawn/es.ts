import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'Dibujo de la pantalla «{screen}» de {console}. Campos resaltados: {fields}',
  field: 'Campo',
  value: 'Valor',
  copy: 'Copiar',
} satisfies Translation<typeof english>;
