import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  passwordChangedSubject: 'تم تغيير كلمة مرورك',
  passwordChanged: 'تم تغيير كلمة مرور حسابك.',
  totpAddedSubject: 'تمت إضافة تطبيق مصادقة',
  totpAdded: 'تمت إضافة تطبيق مصادقة إلى حسابك.',
  totpRemovedSubject: 'تمت إزالة تطبيق مصادقة',
  totpRemoved: 'تمت إزالة تطبيق المصادقة من حسابك. لم يعد تسجيل الدخول يطلب رموزه.',
  passkeyAddedSubject: 'تمت إضافة مفتاح مرور',
  passkeyAdded: 'تمت إضافة مفتاح مرور إلى حسابك. يمكن استخدامه لتسجيل الدخول.',
  passkeyRemovedSubject: 'تمت إزالة مفتاح مرور',
  passkeyRemoved: 'تمت إزالة مفتاح مرور من حسابك.',
  recoveryCodesRenewedSubject: 'تم إنشاء رموز استرداد جديدة',
  recoveryCodesRenewed: 'تم إنشاء رموز استرداد جديدة لحسابك. لم تعد الرموز القديمة صالحة.',
  recoveryCodeUsedSubject: 'تم استخدام رمز استرداد',
  recoveryCodeUsed: 'تم استخدام رمز استرداد لتسجيل الدخول إلى حسابك.',
  emailChangedSubject: 'تم تغيير عنوان بريدك الإلكتروني',
  emailChanged: 'تم تغيير عنوان البريد الإلكتروني لحسابك.',
  factorsResetSubject: 'تمت إعادة تعيين عوامل التحقق الثانية',
  factorsReset: 'أزال مسؤول المنصة عوامل التحقق الثانية من حسابك. أعِدّ عوامل جديدة عند تسجيل الدخول التالي.',
  next: 'إذا كنت أنت، فلا يلزم أي إجراء. وإلا فغيّر كلمة مرورك فورًا وراجع أجهزتك.',
  action: 'فتح إعدادات الحساب',
} satisfies Translation<typeof english>;
