import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'إعدادات الأمان',
  about: 'نشاط تسجيل الدخول وسياسة تسجيل الدخول في مؤسستك.',
  auditLog: 'سجل التدقيق',
  activity: 'نشاط تسجيل الدخول',
  noActivity: 'تظهر هنا عمليات تسجيل الدخول الناجحة والفاشلة بعد أول تسجيل دخول.',
  seeTenants: 'عرض المستأجرين',
  inviteUsers: 'دعوة مستخدمين',
  requirements: 'المتطلبات',
  noOrganization: 'لست عضوًا في أي مؤسسة، لذا لا تنطبق أي سياسة.',
  sessions: 'الجلسات',
  sessionsAbout: 'يُنبَّه المستخدمون قبل دقيقة واحدة من انتهاء صلاحية الجلسة.',
  idle: 'مهلة عدم النشاط',
  total: 'المدة القصوى',
  hours:
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  minutes:
    '{count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
} satisfies Translation<typeof english>;
