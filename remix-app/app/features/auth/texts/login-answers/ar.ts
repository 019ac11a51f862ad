import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  fillInAllFields: 'يُرجى ملء جميع الحقول',
  loginFailed: 'فشل تسجيل الدخول',
  signUpFailed: 'تعذّرت معالجة إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
  failedToStart: 'تعذّر بدء عملية تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  enterEmail: 'أدخل عنوان بريدك الإلكتروني',
  enterPassword: 'أدخل كلمة المرور',
  repeatPassword: 'أدخل كلمة المرور مرة أخرى',
  passwordsDoNotMatch: 'كلمتا المرور غير متطابقتين',
  enterWorkEmail: 'أدخل عنوان بريد عملك الإلكتروني',
  noSaml: 'لا يوجد اتصال SAML لهذا العنوان. اتصل بالمسؤول، أو سجّل الدخول بكلمة المرور.',
} satisfies Translation<typeof english>;
