import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Waren Sie das?',
  about:
    'Das Gerät dieser Anmeldung wird sofort abgemeldet und aus Ihrem Konto entfernt. Wenn Sie ein Passwort haben, wird es ungültig, und Sie erhalten eine E-Mail, um ein neues zu wählen.',
  report: 'Nein, das war ich nicht',
  reported: 'Die Anmeldung ist gemeldet',
  newPassword:
    'Das Gerät ist abgemeldet. Wir haben Ihnen eine E-Mail gesendet: Wählen Sie mit deren Link ein neues Passwort. Ihr altes Passwort gilt nicht mehr.',
  administrators:
    'Das Gerät ist abgemeldet. Wir haben Ihre Administratoren benachrichtigt. Wenn Sie sich über Ihre Organisation anmelden, ändern Sie dort Ihr Passwort.',
  suspended:
    'Faktoren, die auf dem Gerät eingerichtet wurden und nicht mehr funktionieren: {count}. Wenn Sie keinen anderen Faktor haben, wenden Sie sich an Ihren Administrator.',
  notReported: 'Noch nicht gemeldet',
  deadLink: 'Dieser Link funktioniert nicht',
  deadLinkAbout:
    'Dieser Link ist unvollständig, abgelaufen oder wurde bereits verwendet. Um ein Gerät jetzt abzumelden, öffnen Sie Ihre Geräte. Wenn Sie sich nicht anmelden können, wenden Sie sich an Ihren Administrator.',
  toDevices: 'Meine Geräte prüfen',
} satisfies Translation<typeof english>;
