import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  codeFormat: 'يتكون الرمز من 8 أحرف، مثل BCDF-GHJK',
  notChecked: 'لم يُتحقق من الرمز. يُرجى المحاولة مرة أخرى.',
} satisfies Translation<typeof english>;
