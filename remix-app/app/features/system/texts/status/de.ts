import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  good: 'In Ordnung',
  wait: 'Prüfen',
  wrong: 'Fehlerhaft',
  readAgain: 'Aktualisieren',
} satisfies Translation<typeof english>;
