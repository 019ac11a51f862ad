import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  good: 'سليم',
  wait: 'يحتاج إلى فحص',
  wrong: 'متعطل',
  readAgain: 'تحديث',
} satisfies Translation<typeof english>;
