import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  accessDenied: 'تم رفض الوصول',
  accessDeniedAbout:
    'لا يسمح دورك بهذا الإجراء، أو أن الطلب لم يُرسل من هذا الموقع. ارجع إلى الصفحة السابقة وأعد تحميلها ثم حاول مرة أخرى.',
  hidden: 'مخفي بموجب وضع مجلس العمل',
  notFound: 'الصفحة غير موجودة',
  notFoundAbout: 'ربما كُتب العنوان بشكل خاطئ، أو حُذفت الصفحة.',
  notSupported: 'هذا الإجراء غير مدعوم',
  notSupportedAbout: 'لا تقبل الصفحة هذا الطلب.',
  tooMany: 'محاولات كثيرة جدًا',
  tooManyAbout: 'انتظر دقيقة ثم حاول مرة أخرى.',
  unavailable: 'خدمة Gatehouse غير متاحة مؤقتًا',
  unavailableAbout: 'بياناتك محفوظة. حاول مرة أخرى بعد بضع ثوانٍ. إذا استمر الخطأ، فتواصل مع المسؤول.',
  unexpected: 'خطأ غير متوقع',
  unexpectedAbout: 'سُجّل الخطأ. حاول مرة أخرى. إذا استمر الخطأ، فتواصل مع المسؤول وأعطه المرجع أدناه.',
  tryAgain: 'إعادة المحاولة',
  toStart: 'الانتقال إلى صفحة البداية',
} satisfies Translation<typeof english>;
