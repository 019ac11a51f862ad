import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'يطلب مسؤول طوارئ الدخول',
  about: 'أدخل مسؤول الطوارئ {email} كلمة المرور ورمز طوارئ. تشترط مؤسستك أن يوافق مسؤول آخر على الرمز.',
  next: 'تواصل مع هذا المستخدم أولًا. إذا أكّد ذلك، فوافق على الرمز خلال {minutes, number} دقيقة. وإلا فقد تكون كلمة المرور والرمز مسروقين: أعد تعيين كلمة المرور وأنشئ رموز طوارئ جديدة.',
  action: 'فتح إعدادات تسجيل الدخول الموحّد',
} satisfies Translation<typeof english>;
