import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'احفظ هذه الرموز الآن. لن تُعرض إلا مرة واحدة.',
  about:
    'يتيح لك كل رمز تسجيل الدخول مرة واحدة إذا فقدت هاتفك أو مفتاح المرور. احتفظ بالرموز في مكان آمن أو في مدير كلمات المرور.',
  download: 'تنزيل',
  label: 'رموز الاسترداد',
} satisfies Translation<typeof english>;
