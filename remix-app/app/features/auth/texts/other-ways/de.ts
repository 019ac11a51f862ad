import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  withOrganization: 'Über Ihre Organisation anmelden',
} satisfies Translation<typeof english>;
