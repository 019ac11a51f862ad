import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Búsqueda',
  about: 'Páginas, usuarios, aplicaciones, conexiones y dominios que puede abrir.',
  form: 'Buscar en la consola',
  term: 'Término de búsqueda',
  termAbout: 'El comienzo de un nombre o una dirección',
  noResults: 'Sin resultados',
  noResultsAbout:
    'Ninguna página ni elemento coincide con <b>{q}</b>. Pruebe con el comienzo de un nombre, una dirección de correo o un dominio.',
  moreResults: 'Hay más resultados. Escriba más caracteres para acotarlos.',
  showAll: 'Mostrar todo',
} satisfies Translation<typeof english>;
