import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tooShort: 'Escriba al menos {count, plural, one {# carácter} many {# caracteres} other {# caracteres}}.',
  busy: 'Demasiadas búsquedas. Vuelva a intentarlo en unos segundos.',
  failed: 'La búsqueda no está disponible. Vuelva a intentarlo en un momento.',
} satisfies Translation<typeof english>;
