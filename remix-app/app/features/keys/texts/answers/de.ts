import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRotated: 'Die Schlüssel wurden nicht rotiert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
