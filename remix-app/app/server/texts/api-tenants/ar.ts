import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  domainVerified: 'السجل موجود: تم التحقق من النطاق.',
  domainNoRecord: 'سجل TXT هذا غير موجود بعد. قد تستغرق تغييرات DNS بضع ساعات حتى تظهر في كل مكان.',
  domainOtherValue: 'لسجل TXT بهذا الاسم قيمة أخرى. انسخ القيمة كاملةً مجددًا.',
  domainDnsDown: 'لم تستجب خوادم الأسماء. يحاول Gatehouse مجددًا تلقائيًا.',
  domainOwned:
    'سجلك صحيح، لكن مؤسسة أخرى تحققت من هذا النطاق بالفعل. أزل سجلها من DNS لديك أو اطلب منا نقل النطاق.',
  domainParentOwned:
    'سجلك صحيح، لكن مؤسسة أخرى تحققت من نطاق أعلى. اطلب من تلك المؤسسة تحرير هذا النطاق الفرعي أو تواصل معنا.',
  domainWithoutAt: 'أدخل الجزء الذي يلي @ فقط.',
  domainNotAddress: 'أدخل نطاقًا مثل acme.com وليس عنوان URL.',
  domainNotIp: 'عنوان IP ليس نطاق بريد. أدخل نطاقًا مثل acme.com.',
  domainNoAsterisk: 'أدخل النطاق بلا علامة النجمة. تحتوي صفحة النطاق على إعداد للنطاقات الفرعية.',
  domainInvalid: '"{typed}" ليس نطاقًا. أدخل نطاقًا مثل acme.com.',
  domainPublicSuffix: '{domain} لاحقة عامة. أدخل نطاقك الخاص تحتها.',
  domainImitates: 'يشبه {domain} نطاقًا آخر. يمزج أحد أجزائه بين أنظمة كتابة أو يقلّد أحرفًا لاتينية.',
  domainFreeMail: '{domain} موفّر بريد عام. لا يمكن لمؤسسة امتلاكه.',
  domainClaimed: 'لدى مؤسستك {domain} بالفعل. ستجده في القائمة.',
  domainNeeded:
    'تشترط مؤسستك الدخول الموحّد، ويخدم اتصال مفعّل {domain}. ألغِ اشتراط الدخول الموحّد قبل إزالة النطاق.',
  subdomainsNeeded:
    'تشترط مؤسستك الدخول الموحّد، ويخدم اتصال مفعّل {domain} ونطاقاته الفرعية. ألغِ اشتراط الدخول الموحّد قبل استبعاد النطاقات الفرعية.',
  domainTenant: 'حدّد المستأجر المالك للنطاق',
  sessionIdle: 'لا يمكن أن تتجاوز مهلة الخمول المدة القصوى',
  refreshIdle: 'لا يمكن أن تتجاوز المدة بين تجديدين المدة القصوى',
  pictureTooLarge: 'الصورة أكبر من 128 كيلوبايت. قلّل حجمها.',
  pictureAnimated: 'الصورة متحركة. اختر صورة ثابتة.',
  pictureMore: 'يحتوي الملف على بيانات أخرى غير الصورة. احفظ الصورة مجددًا.',
  pictureSize: 'أبعاد الصورة {width} × {height} بكسل. يجب أن يكون كل جانب من 32 إلى 1024 بكسل.',
  pictureFormat: 'هذه ليست صورة PNG أو JPEG أو WebP، أو أن الملف تالف.',
  pictureSvg: 'قد تحتوي ملفات SVG على نصوص برمجية ولا تُقبل. احفظ الصورة بصيغة PNG أو WebP بعرض 512 بكسل.',
  plansForOrganizations: 'للمؤسسات فقط خطط.',
  productsForOrganizations: 'للمؤسسات فقط منتجات.',
  productAvailable: 'لدى مؤسستك {name} بالفعل.',
  requestDecided: 'تم الرد على هذا الطلب بالفعل.',
  futureDay: 'اختر يومًا في المستقبل',
  productsTenant: 'حدّد المستأجر المالك للمنتجات',
  columnsOfTenants: 'يجب أن يسمّي السطر الأول الأعمدة: {columns}.',
  noLines: 'لا يحتوي الملف على أسطر أسفل سطر العناوين.',
  tooManyLines:
    'يحتوي الملف على {count, number} سطر. يُسمح بـ {limit, number} كحد أقصى في المرة الواحدة. قسّم الملف.',
  sameDomain: 'النطاق نفسه موجود في السطر {line, number}',
  isMissing: 'هذه القيمة غير موجودة',
  tenantExists: 'يوجد مستأجر بهذا الاسم والنطاق بالفعل',
  importNotSuperadmin: 'لم يعد المستخدم الذي بدأ هذا الاستيراد مسؤولًا عامًا.',
  tenantDeleted: 'هذا المستأجر محذوف. استعده أولًا.',
  tenantNotDeleted: 'هذا المستأجر غير محذوف.',
  planRequestOpen: 'طلبك لـ {plan} في انتظار الرد. يمكنك طلب خطة أخرى بعد ذلك.',
} satisfies Translation<typeof english>;
