import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Der Notfallzugang wurde verwendet',
  about:
    'Ihre Organisation verlangt Single Sign-on. Der Notfalladministrator {email} hat sich ohne Single Sign-on angemeldet.',
  codesLeft:
    '{count, plural, =0 {Kein Notfallcode ist übrig. Erstellen Sie neue.} one {# Notfallcode ist übrig.} other {# Notfallcodes sind übrig.}}',
  next: 'Wenn Sie dies erwartet haben, müssen Sie nichts tun. Wenn nicht, entfernen Sie den Notfallzugang dieses Kontos und beenden Sie dessen Sitzungen.',
  action: 'Einstellungen für Single Sign-on öffnen',
} satisfies Translation<typeof english>;
