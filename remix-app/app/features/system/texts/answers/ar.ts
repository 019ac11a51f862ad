import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchJob: 'هذه المهمة غير موجودة.',
  notRun: 'تعذّر تشغيل المهمة. حاول مرة أخرى.',
  done: 'نجحت المهمة {job}.',
  busy: 'المهمة {job} قيد التشغيل بالفعل.',
  failed: 'فشلت المهمة {job} ({error}). راجع سجل واجهة API.',
} satisfies Translation<typeof english>;
