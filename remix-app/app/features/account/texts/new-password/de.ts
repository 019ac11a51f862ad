import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'Neues Passwort',
  rule: 'Mindestens {count, plural, one {# Zeichen} other {# Zeichen}}. Mehrere Wörter sind sicherer als eines.',
  confirm: 'Neues Passwort bestätigen',
} satisfies Translation<typeof english>;
