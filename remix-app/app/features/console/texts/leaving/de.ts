import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  switchAccount: 'Konto wechseln',
  logout: 'Abmelden',
} satisfies Translation<typeof english>;
