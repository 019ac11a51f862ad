import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noConsent: 'لم يوافق أحد بعد. يجب أن يوافق مسؤول الدليل.',
  noConsentToRead: 'لم يوافق أحد بعد. يجب أن يوافق مسؤول الدليل قبل قراءته.',
  consentNotNeeded: 'يُقرأ هذا الدليل من دون موافقة.',
  consentMismatch: 'لا تخص هذه الاستجابة آخر طلب من هذا المتصفح، أو استغرقت وقتًا طويلًا. وافق مجددًا.',
  consentLacks: 'تنقص الموافقة {permissions}. وافق مجددًا واسمح بكل ما يعرضه {provider}.',
  noRefreshToken: 'لم يُعد {provider} رمز تحديث. اسمح للعميل بالوصول دون اتصال، ثم وافق مجددًا.',
  consentOfNothing: 'حُذف الاتصال أو ليس لدى موفّر الهوية الخاص به دليل يمكن قراءته.',
  consentWithdrawn:
    'لم يعد {provider} يقبل الموافقة. سُحبت، أو عُطّل الحساب الذي منحها أو حُذف أو تغيّرت كلمة مروره. يجب أن يوافق مسؤول الدليل مجددًا.',
  consentRejected: 'لم يعد {host} يقبل الموافقة ({reason}). يجب أن يوافق مسؤول الدليل مجددًا.',
  consentTooSmall:
    'لا يعرض {host} المستخدمين والمجموعات للحساب الذي وافق ({reason}). اطلب من مسؤول الدليل أن يوافق ويسمح بكل ما يُطلب.',
  clientRejected: 'يرفض {provider} عميل هذا الاتصال. تحقّق من معرّف العميل وممّا إذا انتهت صلاحية سر العميل.',
  providerNotReached: 'تعذّر الوصول إلى {provider}: {reason}',
  noTokenReturned: 'لم يُعد {provider} أي رمز: {reason}',
  notDeltaPage: 'لم يُعد {host} صفحة من استعلام التغييرات (delta).',
  otherServer: 'أحال {host} إلى صفحة على خادم آخر.',
  notJsonReturned: 'لم يُعد {host} بيانات JSON.',
  triesAfterStatus: 'أعاد {host} الحالة {status}. يعيد Gatehouse المحاولة.',
  limitsRate: 'يحدّ {host} من معدل الطلبات. يتابع Gatehouse لاحقًا.',
  pageTooLarge: 'استجابة {host} أكبر من {count, number} ميغابايت.',
  interrupted: 'انقطع التشغيل.',
  settingsChanged: 'تغيّرت الإعدادات. يُقرأ كل شيء مجددًا.',
  fullReadRejected: 'رفض الدليل القراءة من البداية.',
  unexpectedTriesAgain: 'حدث خطأ غير متوقع. يعيد Gatehouse المحاولة.',
} satisfies Translation<typeof english>;
