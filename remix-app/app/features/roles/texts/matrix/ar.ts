import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'الأذونات',
  about: 'أذونات كل دور. يتحقق الخادم من كل طلب وفق هذا الجدول.',
  table: 'الأدوار وأذوناتها',
  permission: 'الإذن',
  yes: 'نعم',
  no: 'لا',
} satisfies Translation<typeof english>;
