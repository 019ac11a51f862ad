import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  up: 'Correctos (arriba)',
  down: 'Fallidos (abajo)',
  ofDay: '{day}: {succeeded, number} correctos, {failed, number} fallidos',
  today: 'Hoy (UTC)',
  asTable: 'Mostrar como tabla',
  day: 'Día',
  succeeded: 'Correctos',
  failed: 'Fallidos',
} satisfies Translation<typeof english>;
