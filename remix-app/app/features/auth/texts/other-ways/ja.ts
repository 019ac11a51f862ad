import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  withOrganization: '組織のアカウントでサインイン',
} satisfies Translation<typeof english>;
