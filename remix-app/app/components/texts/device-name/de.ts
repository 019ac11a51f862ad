import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'Unbekanntes Gerät',
  browserOn: '{browser} unter {system}',
  script: '{tool} (Skript)',
} satisfies Translation<typeof english>;
