import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  withOrganization: 'Über Ihre Organization anmelden',
} satisfies Translation<typeof english>;
