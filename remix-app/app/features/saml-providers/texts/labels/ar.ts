import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'عنوان البريد الإلكتروني',
  name: 'الاسم الكامل',
  givenName: 'الاسم الأول',
  familyName: 'اسم العائلة',
  userId: 'مُعرّف المستخدم',
  organizationId: 'مُعرّف المؤسسة',
  organizationName: 'اسم المؤسسة',
  role: 'الدور',
  formatBasic: 'Basic',
  formatUri: 'URI',
  formatUnspecified: 'Unspecified',
  nameIdEmail: 'عنوان البريد الإلكتروني',
  nameIdUnspecified: 'Unspecified (عنوان البريد الإلكتروني)',
  nameIdPersistent: 'Persistent (مُعرّف واحد لكل تطبيق)',
  nameIdTransient: 'Transient (مُعرّف جديد لكل تسجيل دخول)',
  signBoth: 'التأكيد والاستجابة',
  signAssertion: 'التأكيد فقط',
  signResponse: 'الاستجابة فقط',
  redirect: 'HTTP-Redirect',
  post: 'HTTP-POST',
  weak: '{algorithm} (ضعيفة، للتطبيقات القديمة فقط)',
  expired: 'منتهية الصلاحية',
  expiresToday: 'تنتهي صلاحيتها اليوم',
  expiresInDays:
    '{count, plural, zero {تنتهي صلاحيتها خلال # يوم} one {تنتهي صلاحيتها خلال يوم واحد} two {تنتهي صلاحيتها خلال يومين} few {تنتهي صلاحيتها خلال # أيام} many {تنتهي صلاحيتها خلال # يومًا} other {تنتهي صلاحيتها خلال # يوم}}',
  expiresInYears:
    '{count, plural, zero {تنتهي صلاحيتها خلال # سنة} one {تنتهي صلاحيتها خلال سنة واحدة} two {تنتهي صلاحيتها خلال سنتين} few {تنتهي صلاحيتها خلال # سنوات} many {تنتهي صلاحيتها خلال # سنة} other {تنتهي صلاحيتها خلال # سنة}}',
} satisfies Translation<typeof english>;
