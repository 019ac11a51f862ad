import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  required: 'Dieses Feld ist erforderlich.',
  too_small: 'Der Wert ist zu kurz oder zu klein.',
  too_big: 'Der Wert ist zu lang oder zu groß.',
  invalid_format: 'Das Format ist ungültig.',
  invalid_type: 'Der Wert ist ungültig.',
  invalid_value: 'Wählen Sie einen der verfügbaren Werte.',
} satisfies Translation<typeof english>;
