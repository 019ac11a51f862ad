import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requestSubject: 'طلب منتج: {product} من أجل {tenant}',
  requestAbout: 'يطلب {tenant} المنتج {product}.',
  requestedBy: 'مقدّم الطلب: {email}.',
  requestAction: 'فتح طلبات المنتجات',
  grantedSubject: '{product} متاح الآن',
  granted: 'أصبح بإمكان مؤسستك الوصول إلى {product}.',
  grantedUntil: 'يمكن لمؤسستك الوصول إلى {product} حتى {date}.',
  declinedSubject: 'رُفض طلب المنتج',
  declined: 'رُفض طلبك للحصول على {product}. تواصل معنا لمناقشة البدائل.',
  endedSubject: 'انتهى الوصول إلى {product}',
  ended: 'انتهى وصول مؤسستك الإضافي إلى {product}. لا تتغير منتجات خطتك.',
  action: 'عرض المنتجات',
} satisfies Translation<typeof english>;
