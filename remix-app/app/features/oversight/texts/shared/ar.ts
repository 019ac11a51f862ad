import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superAdmin: 'المسؤول العام',
  admin: 'المسؤول',
  user: 'المستخدم',
  enrolledOf: '{enrolled, number} من {total, number}، {share}',
  organization: 'المؤسسة',
  actions: 'الإجراءات',
} satisfies Translation<typeof english>;
