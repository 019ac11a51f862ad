import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  check: 'Prüfen Sie Ihre E-Mails',
  sentTo:
    'Wir haben eine Nachricht an <b>{email}</b> gesendet. Darin steht, was als Nächstes zu tun ist. Der Link läuft nach {hours, plural, one {# Stunde} other {# Stunden}} ab.',
  sent: 'Wir haben Ihnen eine Nachricht gesendet. Darin steht, was als Nächstes zu tun ist. Der Link läuft nach {hours, plural, one {# Stunde} other {# Stunden}} ab.',
  notThere:
    'Wenn sie nicht innerhalb weniger Minuten eintrifft, sehen Sie in Ihrem Spam-Ordner nach. Wenn die Adresse falsch geschrieben war, <link>registrieren Sie sich erneut</link>.',
  confirm: 'Bestätigen Sie Ihre E-Mail-Adresse',
  confirmAbout:
    'Damit wird Ihre Organisation erstellt, und Sie werden als ihr erster Administrator angemeldet.',
  confirmAction: 'Bestätigen und fortfahren',
  dead: 'Dieser Link funktioniert nicht',
  deadAbout: 'Der Link ist unvollständig oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  deadNext:
    '<signUp>Registrieren Sie sich erneut</signUp>, oder <signIn>melden Sie sich an</signIn>, wenn Sie Ihre Adresse bereits bestätigt haben.',
} satisfies Translation<typeof english>;
