import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notVerified: 'تعذّر التحقق من سجل التدقيق. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
