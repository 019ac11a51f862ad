import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'Referenz',
  reference: 'Referenz: <code>{reference}</code>',
  contactNamed: 'Wenden Sie sich an {name}: {address}',
  contact: 'Hilfe erhalten Sie hier: {address}',
} satisfies Translation<typeof english>;
