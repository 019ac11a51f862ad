import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'توقف تزويد أحد التطبيقات',
  about: 'لم يعد بإمكان Gatehouse إنشاء الحسابات وتحديثها في التطبيق «{application}».',
  unnamed: 'لم يعد بإمكان Gatehouse إنشاء الحسابات وتحديثها في أحد تطبيقاتك.',
  credentials:
    'يرفض التطبيق العنوان أو بيانات الاعتماد. تحقّق من الرمز المميز أو سر العميل في إعدادات التزويد.',
  unavailable: 'لم يستجب التطبيق كما هو متوقع عدة مرات متتالية. تحقّق من صفحة حالته.',
  next: 'لا يضيع شيء: تنتظر التغييرات ويعيد Gatehouse المحاولة تلقائيًا. وحتى ذلك الحين يحتفظ المستخدمون المغادرون بحساباتهم في هذا التطبيق.',
  action: 'فتح التزويد',
} satisfies Translation<typeof english>;
