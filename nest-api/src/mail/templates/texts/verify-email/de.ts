import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
  about:
    'Sie haben sich für ein Gatehouse-Konto registriert. Bestätigen Sie Ihre E-Mail-Adresse, um Ihre Organisation einzurichten.',
  action: 'E-Mail-Adresse bestätigen',
  expiry: 'Der Link funktioniert einmal und läuft nach {hours, plural, one {# Stunde} other {# Stunden}} ab.',
  notYou:
    'Wenn Sie sich nicht registriert haben, ignorieren Sie diese Nachricht. Ohne Ihre Bestätigung wird kein Konto erstellt.',
} satisfies Translation<typeof english>;
