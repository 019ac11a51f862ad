import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  ofDay: '{day}: {succeeded, number} correctos, {failed, number} fallidos',
  zone: 'Días en la zona horaria {zone}',
  asTable: 'Mostrar como tabla',
  day: 'Día',
  succeeded: 'Correctos',
  failed: 'Fallidos',
  previous: 'Período anterior',
} satisfies Translation<typeof english>;
