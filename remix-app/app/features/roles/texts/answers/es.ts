import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownRole: 'Este rol no existe.',
  notSaved: 'No se pudo guardar el rol. Inténtelo de nuevo.',
} satisfies Translation<typeof english>;
