import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'Super-Admin',
  admin: 'Admin',
  user: 'Benutzer',
} satisfies Translation<typeof english>;
