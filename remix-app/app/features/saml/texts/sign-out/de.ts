import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signingOut: 'Sie werden abgemeldet',
  signedOut: 'Sie sind abgemeldet',
  onItsWay:
    'Sie sind hier abgemeldet. Gatehouse meldet Sie nun nacheinander von den genutzten Anwendungen und von Ihrem Identitätsanbieter ab.',
  continue: 'Weiter',
  continueNow: 'Fortfahren, ohne zu warten',
  waiting: '{name}: noch keine Antwort',
  signedOutOf: '{name}: abgemeldet',
  failed: '{name}: Abmeldung nicht bestätigt. Schließen Sie zur Sicherheit Ihren Browser.',
  notSupported:
    '{name}: Die Abmeldung von hier aus wird nicht unterstützt. Melden Sie sich in der Anwendung ab.',
  identityProvider: '{name} (Identitätsanbieter)',
  ofProvider: 'Auch von {provider} abmelden',
  signInAgain: 'Erneut anmelden',
} satisfies Translation<typeof english>;
