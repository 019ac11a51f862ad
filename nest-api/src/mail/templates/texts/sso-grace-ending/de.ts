import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Single Sign-on ist bald erforderlich',
  about:
    'Ihre Organisation verlangt ab {at} Single Sign-on. Passwörter und Passkeys funktionieren dann für Mitglieder nicht mehr.',
  next: 'Die Einstellungen zeigen, wer sich noch mit einem Passwort anmeldet. Bitten Sie diese Benutzer, sich schon jetzt mit Single Sign-on anzumelden.',
  action: 'Anzeigen, wer noch ein Passwort verwendet',
} satisfies Translation<typeof english>;
