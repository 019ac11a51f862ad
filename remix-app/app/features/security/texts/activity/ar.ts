import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'إحصاءات تسجيل الدخول غير متاحة حاليًا.',
  signIns: 'عمليات تسجيل الدخول، آخر 24 ساعة',
  failed: 'الفاشلة، آخر 24 ساعة',
  in7Days: '{count, number} خلال 7 أيام',
  activeUsers: 'المستخدمون النشطون، آخر 7 أيام',
  ofUsers: 'من {count, number}',
  withFactor: 'بعامل ثانٍ',
  shareOfUsers: '{share} من {count, number}',
  none: 'لا توجد عمليات تسجيل دخول خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  noneFailed:
    '{count, plural, zero {# عملية تسجيل دخول} one {عملية تسجيل دخول واحدة} two {عمليتا تسجيل دخول} few {# عمليات تسجيل دخول} many {# عملية تسجيل دخول} other {# عملية تسجيل دخول}} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، دون فشل',
  someFailed:
    '{count, plural, zero {# عملية تسجيل دخول} one {عملية تسجيل دخول واحدة} two {عمليتا تسجيل دخول} few {# عمليات تسجيل دخول} many {# عملية تسجيل دخول} other {# عملية تسجيل دخول}} خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، فشل {share} من جميع المحاولات',
  unit: 'عمليات تسجيل الدخول',
  range: 'الفترة',
  days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
} satisfies Translation<typeof english>;
