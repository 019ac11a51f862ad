import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  web: 'تطبيق ويب',
  spa: 'تطبيق أحادي الصفحة',
  native: 'تطبيق أصلي',
  device: 'جهاز',
  machine: 'من آلة إلى آلة',
  saml: 'تطبيق SAML',
  workload: 'حمل عمل دون سر',
} satisfies Translation<typeof english>;
