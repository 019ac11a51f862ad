import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSaved: 'لم يُحفظ التغيير. حاول مرة أخرى.',
  failed: 'فشل الطلب. حاول مرة أخرى.',
  enterCode: 'أدخل الرمز الذي يعرضه التطبيق',
  enterAnyCode: 'أدخل رمزًا',
  noPasskey: 'لم يستجب مفتاح المرور. حاول مرة أخرى.',
  passkey: 'مفتاح مرور',
  passkeyRejected: 'لم يُقبل مفتاح المرور. حاول مرة أخرى أو استخدم طريقة مصادقة أخرى.',
  fillIn: 'املأ جميع الحقول.',
  wrongPassword: 'كلمة المرور غير صحيحة.',
  enterEmail: 'أدخل عنوان بريدك الإلكتروني',
  repeatPassword: 'أدخل كلمة المرور مرة أخرى',
  passwordsDoNotMatch: 'كلمتا المرور غير متطابقتين',
  mailNotSent: 'لم تُرسل رسالة البريد الإلكتروني. حاول مرة أخرى.',
  passwordNotChanged: 'لم تُغيّر كلمة المرور. حاول مرة أخرى.',
  addressNotConfirmed: 'لم يُؤكد العنوان. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
