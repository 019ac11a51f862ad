import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: 'Zeichnung der Seite „{screen}“ in {console}. Hervorgehobene Felder: {fields}',
  field: 'Feld',
  value: 'Wert',
  copy: 'Kopieren',
} satisfies Translation<typeof english>;
