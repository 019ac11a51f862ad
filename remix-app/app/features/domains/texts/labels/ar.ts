import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pending: 'قيد الانتظار',
  active: 'نشط',
  inactive: 'غير نشط',
  whoJoins: 'من يمكنه الانضمام',
  sso: 'أي شخص يسجّل الدخول عبر الاتصال الخاص بمؤسستك',
  ssoShort: 'عند تسجيل الدخول',
  ssoAbout: 'يحصل المستخدمون على حساب عند أول تسجيل دخول إذا سمح الاتصال بذلك.',
  inviteOnly: 'المستخدمون المدعوون فقط',
  inviteOnlyShort: 'بدعوة',
  inviteOnlyAbout: 'يُطلب من المستخدمين الذين ليس لديهم حساب الاتصال بأحد المسؤولين.',
  allDomains: 'جميع النطاقات',
} satisfies Translation<typeof english>;
