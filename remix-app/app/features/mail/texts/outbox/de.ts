import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Postausgang',
  about: 'E-Mails, die Gatehouse sendet. Ohne Mailserver bleiben sie hier, wo Sie sie lesen können.',
  to: 'An',
  toPlaceholder: 'Anfang einer E-Mail-Adresse',
  search: 'Suchen',
  noMatch: 'Keine passenden E-Mails',
  noMatchAbout: 'Suchen Sie nach einer anderen Adresse oder wählen Sie einen anderen Status.',
  subject: 'Betreff',
  status: 'Status',
  created: 'Erstellt',
  empty: 'Keine E-Mails',
  emptyAbout: 'E-Mails erscheinen hier, wenn Gatehouse sie erstellt, zum Beispiel nach einer Registrierung.',
  all: 'Alle',
} satisfies Translation<typeof english>;
