import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  serves: 'المؤسسة: {organization}',
  servesAll: 'جميع المؤسسات',
  updated: 'آخر تحديث: {time}',
  tabs: 'أقسام التطبيق',
  settings: 'الإعدادات',
  credentials: 'بيانات الاعتماد',
  connect: 'الربط',
  test: 'اختبار',
  provisioning: 'التزويد',
  logout: 'تسجيل الخروج عبر القناة الخلفية',
  securityEvents: 'الأحداث الأمنية',
  problems: 'مشكلات تسجيل الدخول',
  access: 'الوصول',
  danger: 'إجراءات خطِرة',
  disableEffect:
    'يؤدي التعطيل إلى حظر عمليات تسجيل الدخول الجديدة فورًا وإبطال جميع رموز هذا التطبيق. تبقى الإعدادات محفوظة. بعد إعادة تفعيل التطبيق، يجب على المستخدمين تسجيل الدخول مجددًا.',
  enableEffect: 'يمكن للمستخدمين تسجيل الدخول إلى هذا التطبيق مجددًا. تبقى الرموز المُبطلة مُبطلة.',
  deleteEffect:
    'يحذف التطبيق مع أسراره ورموزه وموافقات مستخدميه. لا يمكنك التراجع عن ذلك. لا يُعاد استخدام client ID أبدًا.',
  save: 'حفظ التغييرات',
  saveMine: 'حفظ تغييراتي',
  identity: 'هوية العميل',
  clientIdAbout: 'معلومة عامة. لا يتغيّر client ID أبدًا ولا يُعاد استخدامه.',
  pkce: 'PKCE',
  pkceRequired: 'مطلوب',
  pkceOptional: 'غير مطلوب. عمليات تسجيل الدخول دون PKCE أقل أمانًا.',
  noSecret: 'لا يوجد سر عميل',
  noSecretAbout: 'هذا التطبيق عميل عام ولا يمكنه حفظ سر. يحمي PKCE عمليات تسجيل الدخول بدلًا من ذلك.',
  secretAbout:
    'لا يخزّن Gatehouse سوى تجزئة للسر. يمكنك تدوير السر لكن لا يمكنك عرضه. يبقى السر القديم صالحًا للمدة التي تحددها، فلا يتوقف التطبيق.',
  secretCreated: 'أُنشئ: {time}',
  secretExpires: 'تنتهي صلاحيته: {time}',
  secretCurrent: 'صالح حتى تقوم بتدويره',
  creatorLeft: 'المستخدم الذي أنشأ هذا السر لم يعد يدير هذا التطبيق، لكنه ما زال يعرف السر. قم بتدويره.',
  keepOld: 'إبقاء السر القديم صالحًا لمدة',
  days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  hours:
    '{count, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}',
  revokeNow: 'دون مدة: إبطاله فورًا',
  rotate: 'تدوير السر',
  exchange: 'استبدال الرموز',
} satisfies Translation<typeof english>;
