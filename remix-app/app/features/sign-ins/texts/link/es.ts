import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  timeline: 'Cronología',
} satisfies Translation<typeof english>;
