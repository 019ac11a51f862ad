import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  skipToContent: 'Ir al contenido',
  home: '{product}, inicio',
  colorScheme: 'Claro u oscuro',
  changeColorScheme: 'Cambiar entre claro y oscuro',
  language: 'Idioma',
  loading: 'Cargando',
} satisfies Translation<typeof english>;
