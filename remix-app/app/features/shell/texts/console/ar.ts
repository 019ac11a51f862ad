import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  dashboardOf: '{product}، لوحة المعلومات',
  main: 'التنقل الرئيسي',
  drawer: 'القائمة الجانبية',
  navigation: 'التنقل',
  breadcrumbs: 'مسار التنقل',
  accountMenu: 'قائمة حساب {name}',
  dashboard: 'لوحة المعلومات',
  personalSettings: 'الإعدادات الشخصية',
  logout: 'تسجيل الخروج',
  switchTo: 'التبديل إلى {organization}',
  languageIs: 'اللغة: {language}',
  viewAs: 'العرض بصفة {role}',
  viewedAs: 'أنت تعرض Gatehouse بصفة <b>{role}</b>. لديك أذونات هذا الدور.',
  returnTo: 'العودة إلى {role}',
  activationPending: 'تفعيل الحساب معلّق',
  activationPendingDetail: 'تبدأ فترتك التجريبية عند تفعيل حسابك. وحتى ذلك الحين يكون التنقل معطّلاً.',
  activationNext:
    'يراجع فريقنا مؤسستك ويفعّلها، ثم يتلقى المسؤول لديك رسالة بريد إلكتروني. لا يلزمك فعل أي شيء.',
  readOnly: 'هذه الصفحة للقراءة فقط حتى تفعيل حسابك.',
  onHold: 'مؤسستك معلّقة',
  onHoldDetail: 'تظل جميع البيانات قابلة للقراءة. اتصل بنا لرفع التعليق.',
} satisfies Translation<typeof english>;
