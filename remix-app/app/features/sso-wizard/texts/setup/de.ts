import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  endedTitle: 'Dieser Link funktioniert nicht',
} satisfies Translation<typeof english>;
