import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  button: 'من سيتأثر؟',
  buttonNetworks: 'من سيُرفض دخوله؟',
  buttonRisk: 'ماذا ستفعل سياسة الخطورة؟',
  title: 'من سيتأثر؟',
  titleUsed: 'من لا يزال يدخل من دون الدخول الموحّد؟',
  titleOf: 'من سيُرفض دخوله إلى {application}؟',
  noSignIns: 'لا يحتوي سجل الدخول على أي دخول في آخر 30 يومًا، لذلك فإن الأثر غير معروف.',
  noRequests:
    'لا يحتوي سجل الدخول على أي طلب للدخول إلى {application} في آخر 30 يومًا، لذلك فإن الأثر غير معروف.',
  second_factor:
    'في آخر 30 يومًا، كان العامل الثاني سيغيب عن <b>{affected, number} من {total, number} من عمليات الدخول</b> (عدد المستخدمين: {users, number}).',
  single_sign_on:
    'في آخر 30 يومًا، كان سيُرفض <b>{affected, number} من {total, number} من عمليات الدخول</b> (عدد المستخدمين: {users, number}).',
  session_limits:
    'في آخر 30 يومًا، كان على <b>مستخدمين عددهم {users, number}</b> الدخول من جديد. عدد المرات: {affected, number}.',
  networks:
    'في آخر 30 يومًا، جاء <b>{affected, number} من {total, number} من عمليات الدخول</b> من شبكات ترفضها هذه القوائم (عدد المستخدمين: {users, number}).',
  networksOf:
    'في آخر 30 يومًا، جاء <b>{affected, number} من {total, number} من طلبات الدخول</b> إلى {application} من شبكات ترفضها هذه القوائم (عدد المستخدمين: {users, number}).',
  risk: 'في آخر 30 يومًا، كان سيُرفض بسبب الخطورة أو سيحتاج إلى خطوة إضافية <b>{affected, number} من {total, number} من عمليات الدخول</b> (عدد المستخدمين: {users, number}).',
  stillUsed:
    'منذ تفعيل الاشتراط، لم يستخدم <b>{affected, number} من {total, number} من عمليات الدخول</b> الدخول الموحّد (عدد المستخدمين: {users, number}).',
  nobody: 'لم يكن أي مستخدم ليتأثر. عدد عمليات الدخول في السجل في آخر 30 يومًا: {total, number}.',
  nobodyOf:
    'لم يكن أي مستخدم ليُرفض. عدد طلبات الدخول إلى {application} في السجل في آخر 30 يومًا: {total, number}.',
  nobodyUsed: 'استخدمت كل عمليات الدخول منذ تفعيل الاشتراط الدخول الموحّد.',
  line: 'عدد عمليات الدخول: {count, number}، آخرها {at}',
  requestLine: 'عدد الطلبات: {count, number}، آخرها {at}',
  sessionLine: 'عدد المرات: {count, number}، آخرها {at}',
  since: 'يبدأ السجل {at}.',
  estimate: 'هذا تقدير. يحتوي السجل على عمليات الدخول وطلبات التطبيقات، لا على كل صفحة مفتوحة.',
  former_members: 'عدد عمليات الدخول لمستخدمين لم يعودوا أعضاء نشطين: {count, number}.',
  organization_switches:
    'عدد الجلسات التي انتقلت من مؤسسة أخرى: {count, number}. لا يحتوي السجل على كيفية بدء مثل هذه الجلسة.',
  unrecorded_claims:
    'عدد عمليات الدخول عبر اتصال التي لا يحتوي السجل على ما إذا كان موفّر الهوية قد طلب فيها عاملًا ثانيًا: {count, number}.',
  unrecorded_addresses: 'عدد عمليات الدخول التي لا يحتوي السجل على عنوان IP الخاص بها: {count, number}.',
  address_limit:
    'البلدان والمشغّلون: جرى البحث عن أول {count, number} من عناوين الفترة. تُعد العناوين الأخرى خارج كل البلدان والمشغّلين المذكورين.',
  unassessed: 'عدد عمليات الدخول التي لا يحتوي السجل على خطورتها: {count, number}.',
  reasonLine: '{reason}. عدد عمليات الدخول: {count, number}، عدد المستخدمين: {users, number}',
  r_no_second_factor: 'بلا عامل ثانٍ',
  r_connection_without_factor: 'اتصال بلا عامل ثانٍ',
  r_password: 'كلمة المرور',
  r_passkey: 'مفتاح المرور',
  r_other_provider: 'زر موفّر آخر',
  r_link: 'رابط في رسالة',
  r_session_expired: 'جلسة أطول من اللازم',
  r_session_idle: 'توقف أطول من اللازم',
  r_network_blocked: 'شبكة محظورة',
  r_network_not_allowed: 'شبكة غير مسموح بها',
  r_risk_rejected: 'رفض',
  r_risk_without_factor: 'رفض لعدم وجود عامل ثانٍ',
  r_risk_without_passkey: 'رفض لعدم وجود مفتاح مرور',
  r_risk_awaits_approval: 'معلّق حتى الموافقة',
  r_risk_sets_up_factor: 'إعداد عامل ثانٍ',
  r_risk_confirms_factor: 'تأكيد بالعامل الثاني',
  r_risk_confirms_passkey: 'تأكيد بمفتاح المرور',
  d_set_up_factor: 'يجب إعداد عامل ثانٍ',
  d_set_up_passkey: 'يجب إعداد مفتاح مرور',
  d_confirm: 'يجب تأكيد الدخول',
  d_use_usual_device: 'يجب استخدام جهاز وشبكة سبق استخدامهما',
  d_await_approval: 'ينتظر حتى يوافق مسؤول على تسجيل الدخول',
  d_use_connection: 'يجب استخدام اتصال',
  d_no_connection: 'سيفقد الوصول: لا يعرف أي اتصال هذا المستخدم',
  d_sign_in_again: 'يجب الدخول من جديد',
  d_use_allowed_network: 'يجب استخدام شبكة مسموح بها',
} satisfies Translation<typeof english>;
