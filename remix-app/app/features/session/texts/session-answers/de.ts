import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  authenticationFailed: 'Authentifizierung fehlgeschlagen',
  over: 'Diese Anmeldung hat zu lange gedauert. Beginnen Sie von vorn.',
  needsAPage:
    'Ihr Konto erfordert einen neuen zweiten Faktor. Melden Sie sich in einem neuen Tab erneut an, und fahren Sie dann hier fort. Ihre Änderungen auf dieser Seite bleiben erhalten.',
} satisfies Translation<typeof english>;
