import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  '/login': 'Anmelden',
  '/login/second-factor': 'Zweiter Schritt',
  '/forgot-password': 'Passwort vergessen',
  '/reset-password': 'Neues Passwort wählen',
  '/confirm': 'Identität bestätigen',
  '/confirm-email': 'Adresse bestätigen',
  '/not-me': 'Anmeldung melden',
  '/unsubscribe': 'Abbestellen',
  '/display': 'Live-Anzeige',
  '/docs/sign-in-problems': 'Anmeldeprobleme',
  '/docs/sign-in-problems/:code': 'Anmeldeproblem',
} satisfies Translation<typeof english>;
