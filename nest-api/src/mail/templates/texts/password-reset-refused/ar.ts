import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'لم تُعَد تعيين كلمة مرورك',
  about:
    'تلقينا طلبًا لإعادة تعيين كلمة مرور حسابك في Gatehouse. لم يتغير شيء. لا يمكنك تسجيل الدخول بكلمة مرور للسبب التالي:',
  accountSuspended: 'حسابك معلّق. تواصل مع المسؤول لديك.',
  noOrganization: 'حسابك لا ينتمي إلى أي مؤسسة. اطلب دعوة من المسؤول لديك.',
  organizationInactive: 'مؤسستك غير نشطة. تواصل مع المسؤول لديك.',
  organizationSuspended: 'مؤسستك معلّقة. اطلب من المسؤول لديك التواصل معنا.',
  organizationCanceled: 'ألغت مؤسستك اشتراكها. تواصل مع المسؤول لديك.',
  organizationDeactivated: 'تم إلغاء تنشيط مؤسستك. اطلب من المسؤول لديك التواصل معنا.',
  ssoRequired: 'تشترط مؤسستك تسجيل الدخول الموحّد. اختر موفّر الهوية الخاص بك في صفحة تسجيل الدخول.',
  passwordUnavailable: 'تسجيل الدخول بكلمة مرور غير متاح لحسابك. تواصل مع المسؤول لديك.',
  action: 'فتح صفحة تسجيل الدخول',
  notYou: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة.',
} satisfies Translation<typeof english>;
