import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  file: 'Datei',
  choose: 'CSV-Datei auswählen',
  chooseOther: 'Andere CSV-Datei auswählen',
  tooLong: '{file} ist zu lang: höchstens 2 MB.',
  read: '{count, plural, one {{file} wurde gelesen: # Zeile. Der Inhalt steht unten.} other {{file} wurde gelesen: # Zeilen. Der Inhalt steht unten.}}',
} satisfies Translation<typeof english>;
