import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  owner: 'المالك: {organization}',
  ownerPlatform: 'المالك: المنصة',
  updated: 'آخر تحديث: {time}',
  identifierAbout: 'ترسله التطبيقات في resource، وتتضمنه رموز الوصول في aud. لا يمكنك تغييره.',
  save: 'حفظ التغييرات',
  saveMine: 'حفظ تغييراتي',
  deleteEffect:
    'بعد الحذف، لا يمكن للتطبيقات الحصول على رموز لواجهة API هذه. أزِلها أولًا من جميع التطبيقات التي تستخدمها. يمكنك تسجيل المُعرّف مجددًا لاحقًا.',
  request: 'طلب رمز',
  requestAbout:
    'حدّد واجهة API هذه ونطاقاتها في إعدادات التطبيق. يمثّل الأمر طلب تطبيق من آلة إلى آلة. أما التطبيقات التي لها مستخدمون فترسل <code>resource</code> و<code>scope</code> في طلب التفويض.',
  requestCommand: 'طلب الرمز',
  validate: 'التحقق من رمز',
  validateJwt:
    'تتحقق واجهة API من التوقيع باستخدام المفاتيح العامة لجهة الإصدار. ثم تتحقق من تطابق <code>iss</code> و<code>aud</code> مع هذه القيم، ومن أن <code>exp</code> في المستقبل، ومن أن <code>scope</code> يتضمن النطاق المطلوب. تنفّذ مكتبات خوادم موارد OAuth 2.0 ذلك بمعرفة جهة الإصدار فقط.',
  issuer: 'جهة الإصدار (iss)',
  ownIssuer: 'جهة إصدار {organization}',
  ownIssuerAbout: 'للتطبيقات التي تستخدم جهة الإصدار هذه.',
  audience: 'الجمهور (aud)',
  jwks: 'JSON Web Key Set (JWKS)',
  validateOpaque:
    'ترسل واجهة API كل رمز إلى نقطة نهاية introspection باستخدام client ID وسر العميل الخاصين بها. ولا تقبل الرمز إلا إذا كانت قيمة <code>active</code> صحيحة، وكان <code>aud</code> مُعرّفها، وتضمّن <code>scope</code> النطاق المطلوب.',
  introspectionCommand: 'طلب introspection',
} satisfies Translation<typeof english>;
