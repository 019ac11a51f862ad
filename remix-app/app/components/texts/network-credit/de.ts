import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  credit: 'Netzbetreiber von {source}',
} satisfies Translation<typeof english>;
