import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  person: '{name} ({email})',
  member: '{organization} の {name} ({email})',
} satisfies Translation<typeof english>;
