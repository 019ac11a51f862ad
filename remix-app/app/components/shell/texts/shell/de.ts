import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  skipToContent: 'Zum Inhalt springen',
  home: '{product}, Startseite',
  colorScheme: 'Hell oder dunkel',
  changeColorScheme: 'Zwischen hell und dunkel wechseln',
  language: 'Sprache',
  loading: 'Wird geladen',
} satisfies Translation<typeof english>;
