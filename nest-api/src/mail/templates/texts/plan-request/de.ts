import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Tarif angefragt: {plan} für {tenant}',
  about: '{tenant} fragt folgenden Tarif an: {plan}.',
  requestedBy: 'Angefragt von {email}.',
  action: 'Mandantenverwaltung öffnen',
} satisfies Translation<typeof english>;
