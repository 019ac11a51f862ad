import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  expired: 'Abgelaufen',
  expiresToday: 'Läuft heute ab',
  expiresInYears: '{count, plural, one {Läuft in # Jahr ab} other {Läuft in # Jahren ab}}',
  expiresInDays: '{count, plural, one {Läuft in # Tag ab} other {Läuft in # Tagen ab}}',
} satisfies Translation<typeof english>;
