import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'توجيه تسجيل الدخول',
  about:
    'تحقق من الوجهة التي ترسل إليها صفحة تسجيل الدخول بريدًا إلكترونيًا. النطاق وحده هو ما يقرر. النتيجة واحدة سواء وُجد حساب أم لا، فلا تكشف الصفحة عن الحسابات.',
  allConnections: 'جميع الاتصالات',
  email: 'البريد الإلكتروني',
  explain: 'تحقق',
  why: 'السبب',
  connections: 'اتصالات المؤسسة',
  enabledWith: '{kind}، مفعّل، يشمل {domain}',
  enabledWithout: '{kind}، مفعّل، لا يشمل {domain}',
  disabledWith: '{kind}، معطّل، يشمل {domain}',
  disabledWithout: '{kind}، معطّل، لا يشمل {domain}',
  theDomain: 'النطاق',
  password: 'تطلب الصفحة كلمة المرور',
  offer: 'تعرض الصفحة {connections} وكلمة المرور',
  require: 'تشترط الصفحة {connections}',
  decidesPassword: '{answer} تطلب الصفحة كلمة المرور.',
  next: 'ما يجب فعله',
  pending: 'لم يتم التحقق من النطاق بعد. أضف سجل DNS TXT الخاص به.',
  verify: 'التحقق من النطاق',
  unclaimed: 'إذا كان هذا النطاق ملكًا لمؤسستك، فطالب به.',
  claim: 'المطالبة بالنطاق',
  unserved: 'أضف النطاق إلى اتصال وفعّل ذلك الاتصال.',
  toConnections: 'فتح الاتصالات',
} satisfies Translation<typeof english>;
