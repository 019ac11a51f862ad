import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tooShort: 'Geben Sie mindestens {count, plural, one {# Zeichen} other {# Zeichen}} ein.',
  busy: 'Zu viele Suchanfragen. Versuchen Sie es in einigen Sekunden erneut.',
  failed: 'Die Suche ist nicht verfügbar. Versuchen Sie es gleich noch einmal.',
} satisfies Translation<typeof english>;
