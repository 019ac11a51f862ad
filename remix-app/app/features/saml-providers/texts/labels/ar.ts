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
  groups: 'المجموعات',
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
} satisfies Translation<typeof english>;
