import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'صندوق الصادر',
  about: 'الرسائل التي يرسلها Gatehouse. دون خادم بريد تبقى هنا حيث يمكنك قراءتها.',
  to: 'إلى',
  toPlaceholder: 'بداية عنوان بريد إلكتروني',
  search: 'بحث',
  noMatch: 'لا توجد رسائل مطابقة',
  noMatchAbout: 'ابحث عن عنوان آخر أو اختر حالة أخرى.',
  subject: 'الموضوع',
  status: 'الحالة',
  created: 'تاريخ الإنشاء',
  empty: 'لا توجد رسائل',
  emptyAbout: 'تظهر الرسائل هنا عندما ينشئها Gatehouse، مثلًا بعد إنشاء حساب.',
  all: 'الكل',
} satisfies Translation<typeof english>;
