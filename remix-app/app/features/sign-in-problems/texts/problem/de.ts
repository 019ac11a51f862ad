import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  code: 'Code: <code>{error}</code>',
  personReads: 'Was die Person liest',
  fix: 'So beheben Sie das Problem',
  fixedBy: 'Wer es beheben kann',
  compared: 'Was verglichen wird',
  comparedAbout: '{value}: Ein Admin sieht neben der Referenz den gefundenen und den erwarteten Wert.',
  all: 'Alle Anmeldeprobleme',
} satisfies Translation<typeof english>;
