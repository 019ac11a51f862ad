import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'طلب خطة: {plan} من أجل {tenant}',
  about: 'يطلب {tenant} الخطة التالية: {plan}.',
  requestedBy: 'مقدّم الطلب: {email}.',
  action: 'فتح إدارة المستأجرين',
} satisfies Translation<typeof english>;
