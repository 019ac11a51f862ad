import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  withOrganization: 'تسجيل الدخول عبر مؤسستك',
} satisfies Translation<typeof english>;
