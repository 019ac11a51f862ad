import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'البحث',
  about: 'الصفحات والمستخدمون والتطبيقات والاتصالات والنطاقات التي يمكنك فتحها.',
  form: 'البحث في وحدة التحكم',
  term: 'عبارة البحث',
  termAbout: 'بداية اسم أو عنوان',
  noResults: 'لا توجد نتائج',
  noResultsAbout: 'لا توجد صفحة أو عنصر يطابق <b>{q}</b>. جرّب بداية اسم أو عنوان بريد إلكتروني أو نطاق.',
  moreResults: 'هناك نتائج أخرى. اكتب مزيدًا من الأحرف لتضييقها.',
  showAll: 'عرض الكل',
} satisfies Translation<typeof english>;
