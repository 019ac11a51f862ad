import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'مسؤول عام',
  admin: 'مسؤول',
  user: 'مستخدم',
} satisfies Translation<typeof english>;
