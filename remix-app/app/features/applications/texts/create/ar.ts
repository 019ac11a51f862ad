import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'تطبيق جديد',
  newWeb: 'تطبيق ويب جديد',
  webAbout: 'يعمل على خادم ويمكنه حفظ سر، مثل Rails أو Django أو Next.js أو Grafana أو GitLab.',
  newSpa: 'تطبيق أحادي الصفحة جديد',
  spaAbout: 'يعمل في المتصفح ولا يمكنه حفظ سر، مثل React أو Vue أو Angular. يستخدم PKCE.',
  newNative: 'تطبيق أصلي جديد',
  nativeAbout: 'يعمل على هاتف أو حاسوب أو في الطرفية. يستخدم PKCE.',
  newDevice: 'جهاز جديد',
  deviceAbout:
    'ليس له متصفح أو لوحة مفاتيح، مثل التلفاز أو الطابعة أو الطرفية. يُدخل المستخدمون رمزه في صفحة من Gatehouse.',
  newMachine: 'تطبيق جديد من آلة إلى آلة',
  machineAbout: 'خدمة تستدعي واجهة API باسمها الخاص دون مستخدم.',
  methodHelp: 'طريقة المصادقة في نقطة نهاية الرموز. تستخدم معظم التطبيقات client_secret_basic.',
  pairwise: 'مُعرّفات مستخدمين ثنائية (pairwise)',
  pairwiseHelp:
    'للمستخدمين في هذا التطبيق مُعرّف (sub) يختلف عن مُعرّفاتهم في التطبيقات الأخرى، فلا يمكن للتطبيقات الربط بينها. لا يمكنك تغيير ذلك لاحقًا.',
  organization: 'المؤسسة (اختياري)',
  organizationHelp:
    'الرمز، مثل TEN-001، أو الاسم المختصر (slug). لا يمكن إلا لمستخدمي هذه المؤسسة تسجيل الدخول. إذا كان الحقل فارغًا، فيمكن لمستخدمي جميع المؤسسات تسجيل الدخول.',
  changeType: 'تغيير النوع',
  register: 'تسجيل التطبيق',
  isRegistered: 'تم تسجيل {name}',
  needsNoSecret: 'لا يحتاج هذا التطبيق إلى سر. فهو يستخدم PKCE.',
  samlAbout: 'برامج تدعم SAML 2.0 مثل Salesforce أو Slack أو Zendesk. القيم معبّأة مسبقًا لكثير من المنتجات.',
  about: 'اختر نوع التطبيق، ثم يعبّئ Gatehouse إعدادات آمنة.',
  address: 'عنوان URL للتطبيق',
  addressHelp:
    'العنوان الذي يفتحه المستخدمون، أو redirect URI كاملًا. إذا لم يكن هناك مسار، ينتهي redirect URI بـ {path}.',
  addressNative: 'Redirect URI',
  addressNativeHelp:
    'يعمل عنوان loopback مع أي منفذ. تستخدم تطبيقات الهواتف مخطط URI خاصًا مثل com.example.app:/callback.',
  redirectUris: 'عناوين Redirect URI (اختياري)',
  redirectUrisHelp:
    'إذا أدخلت أي عنوان، فسيحل محل redirect URI المشتق من عنوان URL للتطبيق. عنوان واحد في كل سطر.',
  connect: 'فتح البدء السريع',
  continueWith: 'المتابعة بالبدء السريع',
  continueWithAbout: 'اختر إطار عمل أو منتجًا. انسخ سر العميل أولًا، لأن هذه الصفحة لن تعرضه مرة أخرى.',
  continuePublic: 'اختر إطار عمل أو منتجًا.',
  newWorkload: 'حمل عمل جديد',
  workloadAbout: 'خط نشر أو عنقود يصادق برموز نظامه الخاص، مثل GitHub Actions أو GitLab أو Kubernetes.',
} satisfies Translation<typeof english>;
