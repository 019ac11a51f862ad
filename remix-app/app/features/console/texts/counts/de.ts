import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  enabled: '{count} aktiviert',
  verified: '{count} verifiziert',
  lastDay: 'in 24 Stunden',
  custom: 'benutzerdefiniert',
  activeNow: 'aktiv',
} satisfies Translation<typeof english>;
