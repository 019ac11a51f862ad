import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  expired: 'Caducado',
  expiresToday: 'Caduca hoy',
  expiresInYears: '{count, plural, one {Caduca en # año} other {Caduca en # años}}',
  expiresInDays: '{count, plural, one {Caduca en # día} other {Caduca en # días}}',
} satisfies Translation<typeof english>;
