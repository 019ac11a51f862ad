import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: 'الوصول المطلوب',
  openid: 'هويتك (مُعرّف)',
  profile: 'اسمك وصورتك ولغتك ومنطقتك الزمنية',
  email: 'عنوان بريدك الإلكتروني',
  tenant: 'مؤسستك ودورك وصلاحياتك فيها',
  groups: 'المجموعات التي أنت فيها',
  offlineAccess: 'الوصول أثناء غيابك',
  duration: 'مدة الوصول',
  afterSignIn: 'الوصول بعد كل تسجيل دخول: {span}. يمكنك سحبه في أي وقت من «التطبيقات المتصلة».',
  whileAway: 'يستمر الوصول أثناء غيابك. المدة القصوى: {span}. يمكنك سحبه في أي وقت من «التطبيقات المتصلة».',
  whileUsed:
    'يستمر الوصول أثناء غيابك. المدة القصوى: {span}. المدة دون استخدام: {unused}. يمكنك سحبه في أي وقت من «التطبيقات المتصلة».',
  days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  hours:
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  minutes:
    '{count, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
  seconds:
    '{count, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتان} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
  allow: 'السماح',
  deny: 'رفض',
  unchecked: 'لم يتحقق أحد من هذا التطبيق',
  uncheckedAbout:
    'سجّل هذا التطبيق نفسه، وقد يكون اسمه غير صحيح. تابع فقط إذا كنت قد بدأت هذه العملية بنفسك الآن.',
  publishedBy: 'ينشره {host}',
  publishedByAbout:
    'تحقق Gatehouse فقط من أن هذا المضيف ينشر التطبيق. تابع فقط إذا كنت قد بدأت هذه العملية بنفسك الآن.',
} satisfies Translation<typeof english>;
