import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  greeting: 'Guten Tag {name},',
  greetingNameless: 'Guten Tag,',
  footer:
    'Gatehouse hat diese Nachricht gesendet, weil diese Adresse dort eingegeben wurde. Antworten werden nicht gelesen.',
} satisfies Translation<typeof english>;
