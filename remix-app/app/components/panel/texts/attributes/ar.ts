import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'السمات المخصصة',
  owned: 'هذه القيم ملك لدليل. غيّرها هناك.',
  ownedBy: 'هذه القيم ملك للدليل {directory}. غيّرها هناك.',
  ofAdmins: 'يعيّن المسؤولون هذه القيم لأن هذا المستخدم لا يديره أي دليل. تتلقى التطبيقات القيم التي تربطها.',
  own: 'تعيّن مؤسستك هذه القيم. تتلقى التطبيقات القيم التي اختارها المسؤولون.',
  noValue: 'لا قيمة',
  yes: 'نعم',
  no: 'لا',
  save: 'حفظ السمات',
  aLineEach: 'قيمة واحدة في كل سطر',
  aNumber: 'رقم، بنقطة قبل الكسور العشرية',
  aTime: 'وقت بتوقيت UTC، مثل \u20662026-01-31T08:30:00Z\u2069',
} satisfies Translation<typeof english>;
