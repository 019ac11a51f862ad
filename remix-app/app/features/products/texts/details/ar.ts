import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protects: 'ما الذي يحميه',
  aiAntivirus:
    'يراقب AI Antivirus البرامج على كل جهاز، ويوقف ما يتصرف منها كبرمجيات ضارة، بما في ذلك ما لم يُعرف من قبل.',
  aiAntivirusFirst: 'أجهزة الكمبيوتر المحمولة والمكتبية',
  aiAntivirusFirstHow: 'تُفحص الملفات عند فتحها أو تنزيلها أو تشغيلها.',
  aiAntivirusSecond: 'الخوادم',
  aiAntivirusSecondHow: 'تستخدم عمليات الفحص المجدولة وعند الوصول حصة محدودة من المعالج.',
  aiAntivirusThird: 'محركات الأقراص المشتركة',
  aiAntivirusThirdHow: 'تُوقَف فورًا إعادة التسمية والتشفير على نطاق واسع، وهما من سمات برامج الفدية.',
  networkMonitor:
    'يتعلّم Network Monitor حركة البيانات المعتادة بين المكاتب والسحابات والمستخدمين عن بُعد، ويبلّغ عن غير المعتاد منها أثناء حدوثه.',
  networkMonitorFirst: 'شبكات المكاتب والسحابة',
  networkMonitorFirstHow: 'تُعرض التدفقات حسب الخدمة، فيسهل رؤية المجهول منها.',
  networkMonitorSecond: 'الوصول عن بُعد',
  networkMonitorSecondHow: 'يُبلَّغ عن التنقل المستحيل والأوقات غير المعتادة مع ذكر المستخدم المعني.',
  networkMonitorThird: 'البيانات التي تغادر الشركة',
  networkMonitorThirdHow: 'تُطلق عمليات النقل الكبيرة أو النادرة تنبيهًا يذكر المصدر والوجهة.',
  usbSecurity: 'يسمح USB Security بالأجهزة التي وافقت عليها ويحظر غيرها، ويسجّل كل جهاز وكل ملف منسوخ.',
  usbSecurityFirst: 'المنافذ',
  usbSecurityFirstHow:
    'يُسمح بمحركات الأقراص والهواتف ولوحات المفاتيح حسب النوع أو الشركة المصنّعة أو الرقم التسلسلي.',
  usbSecuritySecond: 'الملفات',
  usbSecuritySecondHow: 'تُسجَّل عمليات النسخ إلى محركات الأقراص القابلة للإزالة ويمكن تشفيرها.',
  usbSecurityThird: 'الأجهزة المشتركة',
  usbSecurityThirdHow: 'تتبع القواعد المستخدم المسجّل دخوله، لا الجهاز وحده.',
  privacyMonitor:
    'يعثر Privacy Monitor على البيانات الشخصية في الملفات وصناديق البريد وقواعد البيانات، ويعرض المستخدمين الذين يمكنهم الوصول إليها، ويساعد على الرد على طلبات الاطلاع أو المحو في موعدها.',
  privacyMonitorFirst: 'البيانات الشخصية',
  privacyMonitorFirstHow: 'يُعثر على الأسماء والأرقام والسجلات الصحية في أماكن لا ينبغي أن تكون فيها.',
  privacyMonitorSecond: 'حقوق الوصول',
  privacyMonitorSecondHow: 'تُدرج المجلدات المتاحة للجميع مع مالكها وطريقة تقييدها.',
  privacyMonitorThird: 'المواعيد النهائية',
  privacyMonitorThirdHow: 'تُتابَع طلبات الاطلاع والمحو حتى يوم استحقاقها.',
} satisfies Translation<typeof english>;
