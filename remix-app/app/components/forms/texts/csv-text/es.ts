import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  file: 'Archivo',
  choose: 'Elegir un archivo CSV',
  chooseOther: 'Elegir otro archivo CSV',
  tooLong: '{file} es demasiado largo: como máximo 2 MB.',
  read: '{count, plural, one {Se ha leído {file}: # línea. Su contenido está abajo.} other {Se ha leído {file}: # líneas. Su contenido está abajo.}}',
} satisfies Translation<typeof english>;
