import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'Dispositivo desconocido',
  browserOn: '{browser} en {system}',
  script: '{tool} (script)',
} satisfies Translation<typeof english>;
