import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'المستخدمون',
  about: 'الدعوات إلى {organization} وحالتها.',
  aboutOwn: 'الدعوات إلى مؤسستك وحالتها.',
  invite: 'دعوة أشخاص',
  email: 'البريد الإلكتروني',
  role: 'الدور',
  status: 'الحالة',
  sent: 'تاريخ الإرسال',
  sentTimes:
    '{when}، {count, plural, zero {# مرة} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}',
  expires: 'تنتهي الصلاحية',
  actions: 'الإجراءات',
  search: 'الاسم أو البريد الإلكتروني',
  anyStatus: 'أي حالة',
  empty: 'لا توجد دعوات',
  emptyHelp: 'تظهر هنا الدعوات المعلّقة وتواريخ انتهاء صلاحيتها.',
  resend: 'إعادة الإرسال<hidden> إلى {email}</hidden>',
  revoke: 'إلغاء<hidden> دعوة {email}</hidden>',
} satisfies Translation<typeof english>;
