import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  other: 'Sie sind bei einem anderen Konto oder einer anderen Organisation angemeldet',
  otherAbout:
    'Dieser Browser ist jetzt als {owner} angemeldet. Die Seite mit diesem Formular wurde für ein anderes Konto, eine andere Organisation oder eine andere Rolle geöffnet. Es wurde nichts gespeichert.',
  ended: 'Ihre Sitzung wurde beendet',
  endedAbout: 'Sie sind abgemeldet. Es wurde nichts gespeichert.',
  howToSend:
    'Um das Formular zu senden, melden Sie sich <link>in einem anderen Tab</link> beim ersten Konto an, und kehren Sie dann zu dieser Seite zurück.',
  sendAgain: 'Erneut senden',
  openAs: 'Seite als {email} öffnen',
  discard: 'Verwerfen und anmelden',
  contents: 'Inhalt des Formulars',
} satisfies Translation<typeof english>;
