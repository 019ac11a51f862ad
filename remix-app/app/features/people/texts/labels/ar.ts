import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'مسؤول عام',
  tenantAdmin: 'مسؤول',
  tenantUser: 'مستخدم',
  active: 'نشط',
  invited: 'مدعو',
  suspended: 'معلّق',
  blocked: 'محظور في كل مكان',
  pending: 'قيد الانتظار',
  expired: 'منتهية الصلاحية',
  accepted: 'مقبولة',
  revoked: 'ملغاة',
  ofDirectory: 'الدليل',
  personPages: 'تفاصيل المستخدم',
  sessions: 'الجلسات',
  devices: 'الأجهزة',
  allUsers: 'جميع المستخدمين',
  exportData: 'تصدير البيانات',
  exportDataAbout: 'ملف JSON بما هو محفوظ عن هذا المستخدم، للرد على طلبه. لا يحتوي على أسرار.',
  signOutEverywhere: 'تسجيل الخروج من كل الأجهزة',
  suspend: 'تعليق',
  reactivate: 'إعادة تفعيل',
  never: 'لم يحدث قط',
} satisfies Translation<typeof english>;
