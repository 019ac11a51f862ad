import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  person: '{name} ({email})',
  member: '{name} ({email}) في {organization}',
} satisfies Translation<typeof english>;
