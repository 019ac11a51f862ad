import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protocol: 'SAML 2.0',
  serves: 'المؤسسة: {organization}',
  servesAll: 'جميع المؤسسات',
  updated: 'آخر تحديث: {time}',
  allApplications: 'جميع تطبيقات SAML',
  tabs: 'أقسام التطبيق',
  settings: 'الإعدادات',
  attributes: 'السمات',
  connect: 'الربط',
  certificates: 'الشهادات',
  test: 'اختبار',
  access: 'الوصول',
  provisioning: 'التزويد',
  danger: 'إجراءات خطِرة',
  disableEffect:
    'يؤدي التعطيل إلى حظر عمليات تسجيل الدخول الجديدة إلى هذا التطبيق. تستمر الجلسات القائمة في التطبيق حتى ينهيها. تبقى الإعدادات محفوظة، ويمكنك إعادة تفعيل التطبيق.',
  enableEffect: 'يمكن للمستخدمين تسجيل الدخول إلى هذا التطبيق مجددًا.',
  deleteEffect:
    'يحذف التطبيق مع إعداداته. لا يمكن للمستخدمين تسجيل الدخول إليه بعد ذلك. يبقى entity ID محجوزًا: إذا سجّله المالك نفسه مجددًا، يحتفظ المستخدمون بمُعرّفاتهم.',
  save: 'حفظ التغييرات',
  saveMine: 'حفظ تغييراتي',
  entityIdAbout: 'لا يمكنك تغيير entity ID لأن مُعرّفات المستخدمين تعتمد عليه.',
  sign: 'العناصر الموقّعة',
  signHelp: 'تقبل معظم التطبيقات توقيع كلا العنصرين.',
  signatureAlgorithm: 'خوارزمية التوقيع',
  encryption: 'تشفير التأكيد',
  encryptionHelp: 'يتطلب شهادة تشفير للتطبيق ضمن «الشهادات».',
  notEncrypted: 'غير مشفّر (محمي بواسطة TLS أثناء النقل)',
  weakTitle: 'خوارزمية ضعيفة قيد الاستخدام',
  weakAbout:
    'يمكن للمهاجمين ذوي الموارد الكافية تزوير تواقيع SHA-1. ويمكن كسر تشفير CBC وTriple-DES بإرسال رسائل معدّلة كثيرة. عند اختيار SHA-1، يقبل Gatehouse أيضًا الطلبات الموقّعة به. انتقل إلى SHA-256 وAES-GCM بمجرد أن يدعمهما التطبيق.',
  signOn: 'طلبات تسجيل الدخول',
  requireSigned: 'اشتراط توقيع الطلبات',
  requireSignedHelp: 'يتطلب شهادة توقيع للتطبيق ضمن «الشهادات».',
  idpInitiatedHelp:
    'فعّل هذا الخيار فقط إذا كان التطبيق يقبل التأكيدات غير المطلوبة. إبقاؤه معطّلًا أكثر أمانًا، إذ قد يتمكن المهاجمون من تسجيل دخول المستخدمين دون قصد منهم.',
  attributesAbout:
    'ترسل كل سمة قيمة واحدة للمستخدم بالاسم الذي يتوقعه التطبيق. تُحذف السمات التي ليست لها قيمة.',
  noAttributes: 'تحتوي التأكيدات على NameID فقط.',
  addAttribute: 'إضافة سمة',
  saveAttributes: 'حفظ السمات',
  attributeNumber: 'السمة {number, number}',
  attributeName: 'اسم السمة',
  attributeValue: 'القيمة',
  nameFormat: 'تنسيق الاسم',
  remove: 'إزالة',
  removeAttribute: 'إزالة السمة {number, number}',
} satisfies Translation<typeof english>;
