import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'سياسة تسجيل الدخول',
  about: 'تنطبق على كل عضو في المؤسسة بدءًا من تسجيل الدخول التالي.',
  passwordMinLength: 'الحد الأدنى لطول كلمة المرور',
  passwordMinLengthAbout:
    'من 8 إلى 64 حرفًا. لا توجد قواعد للتركيب. يحتفظ المستخدمون بكلمات المرور الأقصر حتى يغيّروها.',
  requireFactor: 'طلب عامل ثانٍ',
  requireFactorAbout:
    'تطبيق مصادقة أو مفتاح مرور. يُطلب من المستخدمين الذين ليس لديهم أي منهما إعداده. وبعد فترة السماح لا يمكنهم تسجيل الدخول بدونه.',
  requiredSince: 'مطلوب منذ: {time}.',
  failedSignInRetentionDays: 'مدة حفظ محاولات تسجيل الدخول الفاشلة بالأيام',
  failedSignInRetentionDaysAbout: 'يحفظ سجل تسجيل الدخول المحاولات الفاشلة من 7 أيام إلى 365 يومًا.',
  checkPasswords: 'فحص كلمات المرور عند تسجيل الدخول',
  checkPasswordsAbout:
    'يجب تغيير كلمة المرور التي ظهرت في تسريب بيانات قبل متابعة تسجيل الدخول. إذا لم تكن قائمة كلمات المرور المسرّبة متاحة، يستمر تسجيل الدخول دون الفحص.',
  checkOn: 'مفعّل',
  checkOff: 'معطّل',
  graceDays: 'فترة السماح بالأيام',
  graceDaysAbout:
    'من 0 إلى 90، تُحسب من يوم فرض الشرط أو من يوم انضمام المستخدم. مع القيمة 0 يتطلب تسجيل الدخول التالي العامل الثاني.',
  upstreamFactor: 'العامل الثاني بعد تسجيل الدخول عبر موفّر الهوية',
  upstreamFactorAbout: 'يمكن لـ Google Workspace وMicrosoft Entra ID وموفّري هوية آخرين طلب عامل ثانٍ بأنفسهم.',
  trusted: 'غير مطلوب: يُحتسب تسجيل الدخول كعاملين',
  when_claimed: 'مطلوب ما لم يبلّغ موفّر الهوية عن عاملين',
  never: 'مطلوب دائمًا',
  allowedNetworks: 'الشبكات المسموح بها',
  allowedNetworksAbout:
    'عناوين IP ونطاقات مثل 203.0.113.0/24، واحد في كل سطر. إذا كانت القائمة فارغة، يمكن للمستخدمين تسجيل الدخول من أي شبكة. تنطبق أيضًا على مسؤولي الطوارئ.',
  blockedNetworks: 'الشبكات المحظورة',
  blockedNetworksAbout: 'واحدة في كل سطر. لا يمكن لأحد تسجيل الدخول من هذه الشبكات، حتى لو كان مسموحًا بها.',
  save: 'حفظ السياسة',
  secondFactor: 'العامل الثاني',
  required: 'مطلوب',
  optional: 'اختياري',
} satisfies Translation<typeof english>;
