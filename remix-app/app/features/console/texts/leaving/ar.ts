import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  switchAccount: 'تبديل الحساب',
  logout: 'تسجيل الخروج',
} satisfies Translation<typeof english>;
