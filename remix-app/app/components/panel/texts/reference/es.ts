import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'Referencia',
  reference: 'Referencia: <code>{reference}</code>',
  contactNamed: 'Póngase en contacto con {name}: {address}',
  contact: 'Pida ayuda aquí: {address}',
} satisfies Translation<typeof english>;
