import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  failedToStart: 'تعذّر بدء عملية تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  notCompleted: 'تعذّر إكمال المصادقة.',
  signUpFailed: 'تعذّرت معالجة إنشاء الحساب. يُرجى المحاولة مرة أخرى.',
  planChoiceFailed: 'تعذّرت معالجة اختيار الاشتراك. يُرجى المحاولة مرة أخرى.',
  authenticationFailed: 'فشلت المصادقة',
  stateMismatch: 'فشل التحقق من حالة OAuth.',
  noCodeOrState: 'أُلغيت مصادقة OAuth أو فشلت.',
  invalidClient: 'عميل OAuth غير مُعدّ. يُرجى التواصل مع المسؤول لإعداد الدخول الموحّد (SSO).',
  accessDenied: 'تم رفض الوصول. يُرجى المحاولة مرة أخرى أو التواصل مع الدعم.',
  invalidRequest: 'طلب OAuth غير صالح. يُرجى المحاولة مرة أخرى.',
  otherError: 'خطأ OAuth: {code}',
  noMethod: 'طريقة تسجيل الدخول هذه غير موجودة.',
  fillInAllFields: 'يُرجى ملء جميع الحقول',
  enterPassword: 'أدخل كلمة المرور',
} satisfies Translation<typeof english>;
