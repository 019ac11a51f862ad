import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unavailable: 'مستند الاكتشاف غير متاح. حاول مجددًا بعد بضع ثوانٍ.',
  endpoints: 'نقاط النهاية',
  endpointsAbout: 'تحتاج معظم المكتبات إلى جهة الإصدار وclient ID فقط، وتكتشف نقاط النهاية بنفسها.',
  issuer: 'جهة الإصدار (issuer)',
  discovery: 'مستند الاكتشاف',
  authorization: 'نقطة نهاية التفويض',
  token: 'نقطة نهاية الرموز',
  userinfo: 'نقطة نهاية UserInfo',
  jwks: 'JSON Web Key Set (JWKS)',
  device: 'نقطة نهاية تفويض الأجهزة',
  endSession: 'نقطة نهاية إنهاء الجلسة',
  examples: 'أمثلة الإعداد',
  examplesAbout: 'أمثلة للمكتبات والتطبيقات الشائعة. تقرأ سر العميل من متغيرات البيئة.',
  examplesFor: 'المكتبات والتطبيقات',
  exampleFor: 'إعداد {name}',
  shellNote: 'يسجّل دخول مستخدم يدويًا باستخدام curl وopenssl خطوة بخطوة.',
  packagesNote: 'لتثبيت الحزم، نفّذ الأمر: {command}',
  redirectNote: 'ضمن «الإعدادات»، أضف عنوان URI لإعادة التوجيه الخاص بتثبيتك. ينتهي بـ {path}.',
  deviceNote: 'يعرض رمز مستخدم ويستعلم دوريًا حتى يُدخله مستخدم.',
  machineNote: 'يطلب رمزًا للتطبيق نفسه باستخدام curl.',
  sharedIssuer: 'جهة الإصدار المشتركة',
  sharedIssuerAbout:
    'تستخدم جميع المؤسسات جهة الإصدار هذه. ومع ذلك لا يسجّل الدخول إلى التطبيق سوى مستخدمي مؤسسته.',
  ownIssuer: 'جهة إصدار {organization}',
  ownIssuerAbout: 'لجهة الإصدار هذه مفاتيحها الخاصة. لا يثق التطبيق إلا برموز {organization}.',
} satisfies Translation<typeof english>;
