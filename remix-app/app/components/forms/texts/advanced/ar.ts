import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  advanced: 'خيارات متقدمة',
  safe: 'القيم الافتراضية آمنة في معظم الحالات.',
} satisfies Translation<typeof english>;
