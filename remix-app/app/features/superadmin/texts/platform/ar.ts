import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tenantsByStatus:
    '{count, plural, zero {لا يوجد مستأجرون} one {مستأجر واحد حسب الحالة} two {مستأجران حسب الحالة} few {# مستأجرين حسب الحالة} many {# مستأجرًا حسب الحالة} other {# مستأجر حسب الحالة}}',
  allTenants: 'جميع المستأجرين',
  noTenant: 'يظهر المستأجرون هنا بعد إنشائهم. <a>إنشاء أول مستأجر</a>',
  openRequests: 'الطلبات المفتوحة',
  allRequests: 'جميع الطلبات',
  noRequests: 'تظهر هنا الطلبات المفتوحة للخطط والمنتجات.',
  request: 'تطلب {organization} {wish}',
  noSignIns: 'يظهر هنا عدد عمليات تسجيل الدخول الناجحة والفاشلة بعد أن يسجّل المستخدمون الدخول.',
  newTenant: 'مستأجر جديد',
} satisfies Translation<typeof english>;
