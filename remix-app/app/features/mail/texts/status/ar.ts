import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  queued: 'في قائمة الانتظار',
  sent: 'مُرسلة',
  dead: 'فشلت',
  expired: 'منتهية الصلاحية',
} satisfies Translation<typeof english>;
