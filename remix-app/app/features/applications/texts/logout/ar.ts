import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'عندما يسجّل المستخدم خروجه، يرسل Gatehouse رمز تسجيل خروج إلى <code>{uri}</code> ويعيد المحاولة إذا فشل التسليم. تُحفظ السجلات 30 يومًا.',
  noUri:
    'ليس لهذا التطبيق عنوان URI لتسجيل الخروج عبر القناة الخلفية، لذا لا يُخطره Gatehouse عند تسجيل خروج المستخدم. أضف العنوان ضمن «الإعدادات».',
  event: 'الحدث',
  status: 'الحالة',
  attempts: 'المحاولات',
  created: 'وقت الإنشاء',
  next: 'التسليم أو المحاولة التالية',
  noMore: 'لا محاولات أخرى',
  sent: 'تم التسليم',
  queued: 'قيد الانتظار',
  dead: 'فشل',
  signedOut: 'سجّل المستخدم خروجه',
  revoked: 'أبطل أحد المسؤولين الجلسة',
  replaced: 'سجّل مستخدم آخر الدخول',
  moved: 'استُخدمت الجلسة من مكان آخر',
  tokenReused: 'استُخدم الرمز مرتين',
  suspended: 'عُلّق المستخدم',
  none: 'لا توجد إخطارات تسجيل خروج بعد',
  noneAbout: 'تظهر هنا الإخطارات التي يرسلها Gatehouse إلى هذا التطبيق مع حالتها.',
} satisfies Translation<typeof english>;
