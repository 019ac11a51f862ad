import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  copy: 'Kopieren',
  copyOf: '{label} kopieren',
  copied: 'In die Zwischenablage kopiert',
} satisfies Translation<typeof english>;
