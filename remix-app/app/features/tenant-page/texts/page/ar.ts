import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  sections: 'أقسام المستأجر',
  edit: 'تعديل',
  activate: 'تفعيل المستأجر',
  invite: 'دعوة مستخدمين',
  restore: 'استعادة المستأجر',
  deleted: 'محذوف',
  deletedAt: 'حُذف <deleted></deleted>. ستُمحى بياناته <erased></erased>، ويمكنك استعادته حتى ذلك الحين.',
  pending: 'في انتظار التفعيل',
  pendingAbout:
    'يمكن للأعضاء تسجيل الدخول وقراءة كل شيء، ولا يمكنهم تغيير أي شيء حتى تفعّل المستأجر. تبدأ الفترة التجريبية عندئذ.',
  created: 'أُنشئ {when}',
} satisfies Translation<typeof english>;
