import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  session: 'Introduzca de 1 a 1440 minutos',
  offlineIdle: 'Introduzca hasta 30 días',
  offlineTotal: 'Introduzca hasta 90 días',
  notSaved: 'El cambio no se guardó. Vuelva a intentarlo.',
} satisfies Translation<typeof english>;
