import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'اتصال جديد',
  connect: 'ربط {kind}',
  about: 'اختر نوع موفّر الهوية.',
  owner: 'المؤسسة (اختياري)',
  ownerAbout:
    'أدخل رمزها، مثل TEN-001، أو معرّفها المختصر. إذا تُرك فارغًا، يتبع الاتصال المنصة ويظهر كزر في صفحات تسجيل الدخول.',
  otherType: 'اختيار نوع آخر',
  startsInactive: 'الاتصال الجديد غير نشط. لا يمكن تسجيل الدخول عبره حتى تفعّله.',
} satisfies Translation<typeof english>;
