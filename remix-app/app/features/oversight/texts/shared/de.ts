import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superAdmin: 'Super-Admin',
  admin: 'Admin',
  user: 'Benutzer',
  enrolledOf: '{enrolled, number} von {total, number}, {share}',
  organization: 'Organisation',
  actions: 'Aktionen',
} satisfies Translation<typeof english>;
