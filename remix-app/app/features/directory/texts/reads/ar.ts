import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'القراءات',
  about:
    'يقرأ Gatehouse المستخدمين والمجموعات كل {minutes, number} دقيقة، ويقارن كل شيء كل {hours, number} ساعة.',
  consentTitle: 'يجب أن يوافق مسؤول الدليل',
  consentAboutMicrosoft:
    'سجّل الدخول بحساب يمكنه منح موافقة المسؤول في Microsoft Entra ID. يستطيع Gatehouse قراءة المستخدمين والمجموعات دون تغييرها.',
  consentAboutGoogle:
    'سجّل الدخول بحساب يدير المستخدمين والمجموعات في Google Workspace. يستطيع Gatehouse قراءة المستخدمين والمجموعات دون تغييرها.',
  consentMicrosoft: 'الموافقة عبر Microsoft',
  consentGoogle: 'الموافقة عبر Google',
  consentAgain: 'الموافقة من جديد',
  consented: 'الموافقة',
  consentedBy: '{email}، {at}',
  next: 'القراءة التالية',
  noNext: 'غير مخططة',
  soon: 'قريبًا',
  lastFull: 'آخر مقارنة كاملة',
  never: 'أبدًا',
  readNow: 'اقرأ الآن',
  compareAll: 'قارن كل شيء',
  stoppedTitle: 'لا تتم قراءة الدليل',
  stoppedAt: 'توقفت {at}. يبقى المستخدمون كما هم.',
  guests: 'الضيوف',
  includeGuests: 'قراءة ضيوف Microsoft Entra ID',
  includeGuestsAbout:
    'يصبح الضيوف في نطاقاتك الموثقة مستخدمين أيضًا. تتبع كل تغيير قراءة كاملة. يفقد الضيوف الذين لم يعودوا يُقرؤون وصولهم ضمن حد التعطيل.',
  saveGuests: 'حفظ إعداد الضيوف',
  runs: 'آخر القراءات',
  noRuns: 'لا قراءات بعد',
  noRunsAbout: 'تظهر هنا كل قراءة مع تقدمها.',
  started: 'البدء',
  kind: 'النوع',
  incremental: 'التغييرات',
  full: 'مقارنة كاملة',
  outcome: 'النتيجة',
  state_running: 'قيد التنفيذ',
  state_succeeded: 'نجحت',
  state_failed: 'فشلت',
  phase_users: 'قراءة المستخدمين',
  phase_groups: 'قراءة المجموعات',
  phase_members: 'حفظ أعضاء المجموعات',
  phase_comparison: 'المقارنة مع القراءة السابقة',
  phase_finished: 'انتهت',
  counts: 'الأعداد',
  read: '{users, plural, zero {لا مستخدمين} one {مستخدم واحد} two {مستخدمان} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}، {groups, plural, zero {لا مجموعات} one {مجموعة واحدة} two {مجموعتان} few {# مجموعات} many {# مجموعة} other {# مجموعة}}',
  changed: 'أُضيف {added, number}، وحُدّث {updated, number}، وعُطّل {deactivated, number}',
  waiting:
    '{count, plural, zero {لا تغييرات تنتظر قرارًا} one {تغيير واحد ينتظر قرارًا} two {تغييران ينتظران قرارًا} few {# تغييرات تنتظر قرارًا} many {# تغييرًا ينتظر قرارًا} other {# تغيير ينتظر قرارًا}}',
  refused:
    '{count, plural, zero {سُجّل جميع المستخدمين} one {تعذّر تسجيل مستخدم واحد} two {تعذّر تسجيل مستخدمَين} few {تعذّر تسجيل # مستخدمين} many {تعذّر تسجيل # مستخدمًا} other {تعذّر تسجيل # مستخدم}}',
  consent_revoked:
    'سُحبت الموافقة، أو عُطّل الحساب الذي منحها أو حُذف أو تغيّرت كلمة مروره. يجب أن يوافق مسؤول الدليل من جديد.',
  consent_insufficient: 'ينقص إذن، أو لا يدير الحساب الدليل. وافق من جديد بحساب مسؤول، واسمح بكل شيء.',
  client_refused:
    'يرفض موفّر الهوية عميل هذا الاتصال. تحقق من معرّف العميل، وأدخل سر عميل جديدًا إذا انتهت صلاحيته. ثم اقرأ من جديد.',
  credentials_refused:
    'يرفض الدليل حساب الخدمة. تحقق من اسمه وكلمة مروره في إعدادات الاتصال. ثم اقرأ من جديد.',
  configuration_invalid: 'لا يمكن استخدام إعدادات هذا الاتصال. تحقق من العنوان والعميل. ثم اقرأ من جديد.',
  unreachable: 'تعذّر الوصول إلى الدليل. تحاول القراءة التالية من جديد.',
  rate_limited: 'يحدّ الدليل من عدد الطلبات. تحاول القراءة التالية لاحقًا.',
  connector_offline: 'لا يوجد موصل متصل لهذا الاتصال. شغّل موصلًا. تحاول القراءة التالية من جديد.',
  unexpected_response: 'أرسل الدليل استجابة غير مقروءة. تحاول القراءة التالية من جديد.',
  superseded: 'تغيّرت الإعدادات أثناء القراءة. تتبعها قراءة جديدة.',
  internal: 'حدث خطأ غير متوقع. تحاول القراءة التالية من جديد.',
  aboutLdap: 'يقرأ Gatehouse المستخدمين والمجموعات بحساب الخدمة الخاص بالاتصال أو عبر الموصلات لديك.',
} satisfies Translation<typeof english>;
