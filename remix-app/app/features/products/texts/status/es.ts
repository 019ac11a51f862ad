import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  included: 'En su plan',
  granted: 'Concedido',
  requested: 'Solicitado',
  none: 'No incluido en su plan',
  until: 'hasta el {day}',
  on: 'el {day}',
  ended: 'terminó el {day}',
} satisfies Translation<typeof english>;
