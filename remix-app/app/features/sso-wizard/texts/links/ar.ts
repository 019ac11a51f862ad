import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'رابط الإعداد',
  summary: 'هل يدير شخص آخر موفّر الهوية؟',
  about:
    'أرسل إلى هذا الشخص رابط إعداد. لا يتطلب حسابًا ويعرض هذه المهمة فقط. يكون الاتصال المحفوظ غير نشط، وتتلقى إشعارًا.',
  aboutNew:
    'أرسل إلى هذا الشخص رابط إعداد. في بوابة الإعداد يختار الموفّر ويتحقق من النطاق ويربط ويختبر، دون حساب.',
  created: 'أرسل هذا الرابط. يُعرض مرة واحدة فقط.',
  link: 'الرابط',
  expiry: 'تنتهي الصلاحية بعد',
  days: '{count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  create: 'إنشاء رابط',
  createOne: 'إنشاء رابط إعداد',
  active: 'نشط',
  expired: 'منتهي الصلاحية',
  revoked: 'ملغى',
  done: 'مكتمل',
  createdAt: 'أُنشئ {at}',
  revoke: 'إلغاء',
  expiresAt: 'تنتهي الصلاحية {at}',
  unused: 'لم يُستخدم بعد.',
  opened: 'فتح الرابط',
  chosen: 'اختار الموفّر',
  domainAdded: 'أضاف نطاقًا',
  consentBegun: 'بدأ الموافقة',
  captured: 'التقط الإعداد',
  failed: 'فشلت المحاولة',
  saved: 'حفظ الإعداد',
  tested: 'اختبر الاتصال',
  use: '{what}، {at}',
  useBy: '{what}، بواسطة {who}، {at}',
  useFrom: '{what}، من العنوان {address}، {at}',
  useByFrom: '{what}، بواسطة {who} من العنوان {address}، {at}',
} satisfies Translation<typeof english>;
