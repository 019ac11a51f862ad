import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  received: 'تم استلام الموافقة',
  closes: 'تُغلق هذه النافذة تلقائيًا.',
  failed: 'لم يُربط موفّر الهوية',
  directoryFailed: 'لا يستطيع Gatehouse قراءة الدليل بعد',
  continue: 'المتابعة هنا',
} satisfies Translation<typeof english>;
