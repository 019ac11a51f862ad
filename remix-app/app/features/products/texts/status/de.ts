import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  included: 'Im Tarif enthalten',
  granted: 'Freigegeben',
  requested: 'Angefragt',
  none: 'Nicht im Tarif',
  until: 'bis {day}',
  on: 'am {day}',
  ended: 'beendet am {day}',
} satisfies Translation<typeof english>;
