import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  entityId: 'Entity ID',
  name: 'الاسم',
  nameHelp: 'يظهر للمستخدمين في صفحة تسجيل الدخول.',
  acsUrl: 'عنوان URL لخدمة استقبال التأكيدات (ACS)',
  acsUrlHelp: 'العنوان الافتراضي من بين العناوين أدناه. أي قيمة جديدة تحل محلها جميعًا.',
  defaultService: '{url} (افتراضي)',
  sloUrl: 'عنوان URL لتسجيل الخروج الموحّد (اختياري)',
  sloUrlHelp:
    'يرسل Gatehouse طلب تسجيل خروج إلى هذا العنوان عندما يسجّل المستخدم خروجه. ومن دونه، يجب على المستخدمين تسجيل الخروج من التطبيق بأنفسهم.',
  sloBinding: 'ربط تسجيل الخروج الموحّد (binding)',
  sloSoapUrl: 'عنوان URL لتسجيل الخروج الموحّد عبر SOAP (اختياري)',
  sloSoapUrlHelp:
    'عندما يفقد مستخدم الوصول إلى التطبيق، ينهي Gatehouse جلسته فيه بطلب إلى هذا العنوان من دون متصفح. ومن دونه، تستمر الجلسة حتى ينهيها التطبيق.',
  metadataUrl: 'عنوان URL للبيانات الوصفية',
  metadataUrlOptional: 'عنوان URL للبيانات الوصفية (اختياري)',
  metadataUrlHelp:
    'يقرأ Gatehouse البيانات الوصفية مرة يوميًا ويطبّق العناوين والشهادات الجديدة. تبقى الشهادات المستبدلة موثوقة لمدة أسبوع.',
  nameId: 'تنسيق NameID',
  nameIdHelp: 'كيف يتعرّف التطبيق على المستخدمين.',
  idpInitiated: 'السماح بتسجيل الدخول الذي يبدأ من موفّر الهوية',
} satisfies Translation<typeof english>;
