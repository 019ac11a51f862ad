import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور أو إخفاؤها',
  retryIn: 'يمكنك المحاولة مرة أخرى بعد {seconds, number} ث. تبقى البيانات التي أدخلتها محفوظة.',
  retryNow: 'يمكنك المحاولة مرة أخرى الآن.',
  reference:
    'حاول مرة أخرى بعد لحظات. إذا استمر الخطأ، فاتصل بالمسؤول واذكر له الرقم المرجعي <code>{reference}</code>.',
  connectionLost: 'انقطع الاتصال قبل وصول الرد. ما أدخلته لا يزال محفوظًا: حاول مرة أخرى بعد لحظات.',
  uploadTooLarge:
    'حجم البيانات أكبر مما يقبله الخادم الموجود أمام Gatehouse (الحالة 413). ما أدخلته لا يزال محفوظًا. أرسل كمية أقل في المرة الواحدة، أو اطلب من المسؤول رفع الحد.',
  foreignAnswer:
    'ردّ خادم موجود أمام Gatehouse بالحالة {status}. ما أدخلته لا يزال محفوظًا. حاول مرة أخرى أو اتصل بالمسؤول.',
} satisfies Translation<typeof english>;
