import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'السمات المخصصة',
  owned: 'هذه القيم ملك لدليل. غيّرها هناك.',
  ownedBy: 'هذه القيم ملك للدليل {directory}. غيّرها هناك.',
  notOwned: 'لا يمكن إلا لدليل تعيين هذه القيم، ولا يدير أي دليل هذا المستخدم.',
  own: 'يعيّن دليل مؤسستك هذه القيم. تتلقى التطبيقات القيم التي اختارها المسؤولون.',
  noValue: 'لا قيمة',
  yes: 'نعم',
  no: 'لا',
} satisfies Translation<typeof english>;
