import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Sie sind zu {organization} eingeladen',
  aboutBy:
    '{inviter} lädt Sie ein, {organization} auf Gatehouse beizutreten. Mitglieder melden sich dort bei ihren Anwendungen an.',
  about:
    'Sie sind eingeladen, {organization} auf Gatehouse beizutreten. Mitglieder melden sich dort bei ihren Anwendungen an.',
  action: 'Einladung annehmen',
  expiry:
    'Der Link funktioniert einmal und läuft nach {days, plural, one {# Tag} other {# Tagen}} ab. Geben Sie ihn nicht weiter.',
  notYou:
    'Wenn Sie diese Einladung nicht erwarten, ignorieren Sie diese Nachricht. Ohne den Link wird kein Konto erstellt.',
} satisfies Translation<typeof english>;
