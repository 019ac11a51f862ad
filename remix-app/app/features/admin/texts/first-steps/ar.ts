import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'إعداد مؤسستك',
  progress: 'اكتمل {done, number} من {total, number}',
  done: 'مكتمل',
  toDo: 'غير مكتمل',
  inviteUsers: 'دعوة مستخدمين',
  inviteUsersAbout: 'أدخل عناوين البريد الإلكتروني واحدًا تلو الآخر أو استورد قائمة.',
  verifyDomain: 'التحقق من نطاق',
  verifyDomainAbout: 'يثبت سجل DNS من نوع TXT أنك تملك النطاق.',
  connectIdentityProvider: 'ربط موفّر الهوية',
  connectIdentityProviderAbout: 'يسجّل المستخدمون الدخول باستخدام Google أو Microsoft أو موفّر هوية آخر.',
  connectApplication: 'ربط تطبيق',
  connectApplicationAbout: 'يسجّل المستخدمون الدخول إليه عبر Gatehouse.',
} satisfies Translation<typeof english>;
