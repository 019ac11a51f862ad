import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'أجهزتي',
  about: 'المتصفحات والأجهزة التي سجّلت الدخول إلى حسابك. إذا لم تتعرف على أحدها، فسجّل خروجه وغيّر كلمة مرورك.',
  none: 'تظهر الأجهزة هنا بعد تسجيل الدخول منها.',
  thisDevice: 'هذا الجهاز',
  signedIn: 'مسجّل الدخول',
  signedOut: 'مسجّل الخروج',
  lastSeen: 'آخر ظهور',
  network: 'الشبكة',
  unknown: 'غير معروفة',
  firstSeen: 'أول ظهور',
  rename: 'إعادة تسمية<hidden>: {name}</hidden>',
  newNameOf: 'الاسم الجديد لـ {name}',
  save: 'حفظ',
  signOut: 'تسجيل الخروج<hidden>: {name}</hidden>',
  forget: 'نسيان<hidden>: {name}</hidden>',
} satisfies Translation<typeof english>;
