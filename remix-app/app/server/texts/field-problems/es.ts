import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  required: 'Este campo es obligatorio.',
  too_small: 'El valor es demasiado corto o pequeño.',
  too_big: 'El valor es demasiado largo o grande.',
  invalid_format: 'El formato no es válido.',
  invalid_type: 'El valor no es válido.',
  invalid_value: 'Elija uno de los valores disponibles.',
} satisfies Translation<typeof english>;
