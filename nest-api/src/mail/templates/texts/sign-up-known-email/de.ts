import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Sie haben bereits ein Konto',
  about:
    'Wir haben eine Registrierungsanfrage für diese E-Mail-Adresse erhalten. Zu dieser Adresse gibt es bereits ein Gatehouse-Konto. Es wurde kein neues Konto erstellt, und Ihr Konto bleibt unverändert.',
  signIn: 'Wenn Sie das waren, melden Sie sich mit Ihrem Passwort an.',
  action: 'Anmelden',
  notYou:
    'Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Die andere Person erfährt nicht, dass Sie ein Konto haben.',
} satisfies Translation<typeof english>;
