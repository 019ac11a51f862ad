import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  endedTitle: 'هذا الرابط لا يعمل',
} satisfies Translation<typeof english>;
