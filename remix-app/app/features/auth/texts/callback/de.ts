import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  verified: 'Ihr Konto ist verifiziert',
  closes: 'Dieses Fenster schließt sich automatisch.',
  staysOpen: 'Falls es geöffnet bleibt, <link>fahren Sie hier fort</link>.',
  failed: 'Sie sind nicht angemeldet',
  signUp: 'Registrieren',
  toSignIn: 'Zurück zur Anmeldeseite',
  arrived: 'Ihr Identitätsanbieter möchte Sie anmelden',
  arrivedAbout:
    'Sie sind als <b>{email}</b> angemeldet. Wenn Sie fortfahren, endet diese Sitzung, und Ihr Identitätsanbieter beginnt eine neue. Wenn Sie diese Anmeldung nicht begonnen haben, bleiben Sie angemeldet.',
  arrive: 'Mit meinem Identitätsanbieter fortfahren',
  stay: 'Angemeldet bleiben',
} satisfies Translation<typeof english>;
