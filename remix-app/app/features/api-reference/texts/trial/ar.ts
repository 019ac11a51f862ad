import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  body: 'متن الطلب',
  bodyAbout: 'بصيغة JSON. يحتوي الحقل في البداية على مثال العقد.',
  confirm: 'أدرك أن {method} يغيّر هذا التثبيت باسمي',
  send: 'إرسال {method}',
  response: 'الاستجابة',
  duration: '{count, number} ms',
  responseBody: 'متن الاستجابة',
  noBody: 'بلا متن استجابة',
  cut: 'متن الاستجابة مقتطع.',
  showSecrets: 'إظهار الأسرار',
  bodyWithSecrets: 'متن الاستجابة مع الأسرار',
} satisfies Translation<typeof english>;
