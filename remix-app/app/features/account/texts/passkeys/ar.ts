import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'تسجيل الدخول بمفتاح مرور',
  elsewhere: 'مفاتيح المرور التي أضفتها على {host} تعمل هناك فقط.',
  notAllowed: 'أُلغي طلب مفتاح المرور أو انتهت مهلته. حاول مرة أخرى.',
  alreadyRegistered: 'يحتوي هذا الجهاز بالفعل على مفتاح مرور لحسابك.',
  notSupported: 'لا يدعم هذا المتصفح أو الجهاز مفاتيح المرور.',
  wrongAddress: 'مفاتيح المرور غير متاحة على هذا العنوان. اتصل بالمسؤول.',
  noAnswer: 'لم يستجب مفتاح المرور. حاول مرة أخرى.',
  failed: 'فشل الطلب. يُرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof english>;
