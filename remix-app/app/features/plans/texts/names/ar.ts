import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  trial: 'الفترة التجريبية المجانية لمدة 14 يومًا',
  basic: 'خطة Basic',
  pro: 'خطة Pro',
  enterprise: 'خطة Enterprise',
} satisfies Translation<typeof english>;
