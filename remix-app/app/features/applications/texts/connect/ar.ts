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
  shellNote: 'يسجّل دخول مستخدم يدويًا باستخدام curl وopenssl خطوة بخطوة.',
  deviceNote: 'يعرض رمز مستخدم ويستعلم دوريًا حتى يُدخله مستخدم.',
  machineNote: 'يطلب رمزًا للتطبيق نفسه باستخدام curl.',
  workloadNote: 'يطلب رمزًا للتطبيق برمز النظام الذي يشغّله. أضف ذلك النظام أولًا ضمن «استبدال الرموز».',
  sharedIssuer: 'جهة الإصدار المشتركة',
  sharedIssuerAbout:
    'تستخدم جميع المؤسسات جهة الإصدار هذه. ومع ذلك لا يسجّل الدخول إلى التطبيق سوى مستخدمي مؤسسته.',
  ownIssuer: 'جهة إصدار {organization}',
  ownIssuerAbout: 'لجهة الإصدار هذه مفاتيحها الخاصة. لا يثق التطبيق إلا برموز {organization}.',
  customIssuerAbout:
    'يسجّل المستخدمون الدخول عند النطاق المخصص لـ {organization} بجلسات خاصة به. ولا يثق التطبيق إلا برموز {organization}.',
  quickStart: 'البدء السريع',
  quickStartAbout: 'قيم هذا التطبيق معبّأة. تُقرأ الأسرار من متغيرات البيئة.',
  frameworks: 'المكتبات والمنتجات',
  install: 'التثبيت',
  command: 'الأمر',
  secretNote:
    'عيّن سر العميل في CLIENT_SECRET. وحيث يُقرأ SESSION_SECRET، عيّن له قيمة عشوائية، مثلًا من <code>openssl rand -base64 32</code>.',
  publicNote: 'هذا التطبيق عميل عام: ليس له سر، ويحمي PKCE عمليات تسجيل الدخول إليه.',
  httpsNote: 'عيّن سر العميل في CLIENT_SECRET. يتطلب الاكتشاف في هذه المكتبة issuer يستخدم https.',
  proxyNote:
    'لا يتضمن nginx دعم OpenID Connect. يسجّل oauth2-proxy دخول المستخدمين ويمرّر عناوين بريدهم إلى تطبيقك.',
  productNote: 'ضع سر العميل حيث تقرؤه الإعدادات.',
  missingUri: 'يعيد {name} المستخدمين إلى redirect URI غير مسجّل: <code>{uri}</code>',
  addUri: 'إضافة redirect URI',
} satisfies Translation<typeof english>;
