import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'Nueva contraseña',
  rule: 'Al menos {count, plural, one {# carácter} many {# caracteres} other {# caracteres}}. Varias palabras son más seguras que una.',
  confirm: 'Confirmar nueva contraseña',
} satisfies Translation<typeof english>;
