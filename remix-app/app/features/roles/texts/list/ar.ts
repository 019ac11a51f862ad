import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'الأدوار',
  about: 'تحدد الأدوار ما يمكن للمستخدمين فعله. يمكن للمؤسسة إنشاء أدوارها الخاصة إضافةً إلى الأدوار المضمّنة.',
  newRole: 'دور جديد',
  empty: 'لا توجد أدوار',
  emptyHelp: 'تظهر الأدوار هنا.',
  forAdmins: 'تنشئ كل مؤسسة أدوارها الخاصة. يراها مسؤولو المؤسسة هنا.',
  adminAbout: 'يدير المؤسسة.',
  adminMay: 'جميع الأذونات في المؤسسة',
  userAbout: 'يسجّل الدخول ويدير حسابه الخاص.',
  userMay: 'الحساب والأجهزة الخاصة',
  role: 'الدور',
  kind: 'النوع',
  custom: 'مخصّص',
  builtIn: 'مضمّن',
  permissions: 'الأذونات',
  users: 'المستخدمون',
  changed: 'تاريخ التغيير',
} satisfies Translation<typeof english>;
