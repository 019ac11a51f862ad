import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  timeline: 'Zeitachse',
} satisfies Translation<typeof english>;
