import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  expired: 'منتهية الصلاحية',
  expiresToday: 'تنتهي صلاحيتها اليوم',
  expiresInYears:
    '{count, plural, zero {تنتهي صلاحيتها خلال # سنة} one {تنتهي صلاحيتها خلال سنة واحدة} two {تنتهي صلاحيتها خلال سنتين} few {تنتهي صلاحيتها خلال # سنوات} many {تنتهي صلاحيتها خلال # سنة} other {تنتهي صلاحيتها خلال # سنة}}',
  expiresInDays:
    '{count, plural, zero {تنتهي صلاحيتها خلال # يوم} one {تنتهي صلاحيتها خلال يوم واحد} two {تنتهي صلاحيتها خلال يومين} few {تنتهي صلاحيتها خلال # أيام} many {تنتهي صلاحيتها خلال # يومًا} other {تنتهي صلاحيتها خلال # يوم}}',
} satisfies Translation<typeof english>;
