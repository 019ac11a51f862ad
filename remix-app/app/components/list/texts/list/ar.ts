import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  search: 'بحث',
  showAll: 'عرض الكل',
  organization: 'المؤسسة',
  codeOrSlug: 'الرمز أو الاسم المختصر',
  unknownOrganization: 'لا توجد مؤسسة بالرمز أو الاسم المختصر <b>{of}</b>. القائمة غير مصفّاة حسب المؤسسة.',
  loadFailed: 'تعذّر تحميل القائمة.',
  loadFailedAbout:
    '<again>حاول مجددًا</again> بعد لحظات، أو <first>انتقل إلى الصفحة الأولى</first>. إذا استمر الخطأ، فتواصل مع المسؤول واذكر له المرجع <code>{reference}</code>.',
  pages: 'الصفحات',
  firstPage: 'الصفحة الأولى',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  filters: 'عوامل التصفية',
  removeFilter: 'إزالة عامل التصفية: {filter}',
  selected:
    '{count, plural, zero {لم يُحدَّد أي عنصر} one {عنصر واحد محدّد} two {عنصران محدّدان} few {# عناصر محدّدة} many {# عنصرًا محدّدًا} other {# عنصر محدّد}}',
  withSelected: 'إجراء على العناصر المحدّدة',
  apply: 'تطبيق',
  select: 'تحديد {name}',
  selectAll: 'تحديد كل ما في هذه الصفحة',
  actionsFor: 'إجراءات {name}',
  range: '{from}–{to}',
  rangeOf: '{from}–{to} من {total}',
  rangeOfMore: '{from}–{to} من أكثر من {total}',
  compact: 'صفوف متراصة',
  comfortable: 'صفوف مريحة',
} satisfies Translation<typeof english>;
