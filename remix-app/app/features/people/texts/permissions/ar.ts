import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  platformManagement: 'إدارة المنصة',
  platformManagementAbout: 'المؤسسات والاشتراكات وحسابات جميع المستخدمين.',
  systemConfig: 'تهيئة النظام',
  systemConfigAbout: 'مفاتيح المنصة وبريدها واتصالاتها وتطبيقاتها.',
  tenantManagement: 'إدارة المؤسسة',
  tenantManagementAbout: 'النطاقات والدخول الموحّد والتطبيقات والإعدادات وسجل التدقيق.',
  userManagement: 'إدارة المستخدمين',
  userManagementAbout: 'دعوة المستخدمين وإسناد الأدوار وتعليق المستخدمين وإزالتهم وإنهاء جلساتهم.',
  reportsView: 'قراءة التقارير',
  reportsViewAbout: 'وصول للقراءة فقط إلى سجل تدقيق المؤسسة.',
  deviceManagement: 'إدارة الأجهزة الخاصة',
  deviceManagementAbout: 'المتصفحات والأجهزة التي سجّل المستخدم الدخول عليها.',
  personalSettings: 'تغيير الإعدادات الخاصة',
  personalSettingsAbout: 'اسم المستخدم نفسه وكلمة مروره وعوامله الثانية.',
  superadmin: 'مسؤول عام',
  tenantAdmin: 'مسؤول',
  tenantUser: 'مستخدم',
} satisfies Translation<typeof english>;
