import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Neues Passwort wählen',
  about:
    'Wir haben eine Anfrage erhalten, das Passwort Ihres Gatehouse-Kontos zurückzusetzen. Folgen Sie dem Link, um ein neues Passwort zu wählen. Beim Speichern werden alle offenen Sitzungen beendet.',
  action: 'Neues Passwort wählen',
  expiry:
    'Der Link funktioniert einmal und läuft nach {minutes, plural, one {# Minute} other {# Minuten}} ab.',
  notYou:
    'Wenn Sie dies nicht angefordert haben, ignorieren Sie diese Nachricht. Ihr Passwort bleibt unverändert.',
} satisfies Translation<typeof english>;
