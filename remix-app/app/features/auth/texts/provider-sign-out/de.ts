import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signedOut: 'Sie sind abgemeldet',
  next: 'Sie haben sich über <b>{provider}</b> angemeldet. Dort werden Sie als Nächstes abgemeldet.',
  continue: 'Weiter',
  signInAgain: 'Erneut anmelden',
} satisfies Translation<typeof english>;
