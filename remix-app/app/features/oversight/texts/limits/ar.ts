import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  none: 'لا توجد حدود معدل نشطة',
  noneAbout: 'تظهر هنا الحسابات والشبكات المقيّدة حاليًا أو خلال آخر 15 دقيقة.',
  subject: 'الحساب أو الشبكة',
  user: 'مستخدم',
  reason: 'السبب',
  attempts: 'المحاولات',
  rejected: 'المرفوضة',
  lastRejected: 'آخر رفض',
  until: 'مقيّد حتى',
  lift: 'رفع القيد<hidden> عن {subject}</hidden>',
} satisfies Translation<typeof english>;
