import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'تسجيل دخول ينتظر موافقتك',
  about: 'تسجيل دخول {email} غير معتاد، لذا تعلّقه سياسة تسجيل الدخول في مؤسستك حتى يقرر مسؤول.',
  next: 'تواصل مع المستخدم بطريقة تعرفها، واسأله عن الرقم الذي يراه. لا توافق على تسجيل الدخول إلا إذا كان الرقم {number}.',
  action: 'اتخذ القرار الآن',
  expires:
    'تنتهي صلاحية تسجيل الدخول بعد {minutes, number} دقيقة. تصلك {most, number} رسائل من هذا النوع في الساعة كحد أقصى.',
} satisfies Translation<typeof english>;
