import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  planTitle: 'طلبات الخطط',
  planAbout:
    'الخطط التي تطلبها المؤسسات. تبدأ الخطة المدفوعة عند منحها. تبدأ الفترة التجريبية عند تفعيل المؤسسة.',
  productTitle: 'طلبات المنتجات',
  productAbout: 'المنتجات التي تطلبها المؤسسات إضافةً إلى خطتها. يمكنك تحديد تاريخ انتهاء للمنح.',
  plan: 'الخطة',
  product: 'المنتج',
  noPlanRequests: 'تظهر هنا طلبات الخطط من المؤسسات.',
  noProductRequests: 'تظهر هنا طلبات المنتجات من المؤسسات.',
  until: 'حتى',
  untilLabel: 'تاريخ انتهاء المنح إلى {organization}. اتركه فارغًا إذا لم يكن هناك تاريخ انتهاء.',
  tabs: 'نوع الطلب',
  plans: 'الخطط',
  products: 'المنتجات',
  all: 'الكل',
  open: 'مفتوحة',
  granted: 'ممنوحة',
  declined: 'مرفوضة',
  organization: 'المؤسسة',
  requested: 'تاريخ الطلب',
  status: 'الحالة',
  actions: 'الإجراءات',
  noRequests: 'لا توجد طلبات',
  noMatch: 'لا توجد طلبات مطابقة',
  noOpen: 'تمت الإجابة عن جميع الطلبات.',
  noWithStatus: 'لا يوجد طلب بهذه الحالة.',
  grant: 'منح<hidden> طلب {organization}</hidden>',
  decline: 'رفض<hidden> طلب {organization}</hidden>',
} satisfies Translation<typeof english>;
