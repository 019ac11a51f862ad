import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  oldSubject: 'Bestätigen Sie die Änderung Ihrer E-Mail-Adresse',
  oldAbout:
    'Die E-Mail-Adresse Ihres Gatehouse-Kontos soll in {email} geändert werden. Die Änderung wird wirksam, sobald beide Adressen sie bestätigt haben.',
  oldAction: 'Änderung bestätigen',
  oldNotYou: 'Wenn Sie dies nicht angefordert haben, folgen Sie dem Link nicht und ändern Sie Ihr Passwort.',
  newSubject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
  newAbout:
    'Ein Gatehouse-Benutzer möchte seine E-Mail-Adresse in {email} ändern. Wenn Sie das sind, bestätigen Sie, dass die Adresse Ihnen gehört.',
  newAction: 'Neue Adresse bestätigen',
  newNotYou:
    'Wenn Sie dies nicht angefordert haben, ignorieren Sie diese Nachricht. Ihre Adresse wird nicht verwendet.',
  takenSubject: 'Ein anderer Benutzer hat Ihre E-Mail-Adresse angefordert',
  takenAbout:
    'Ein anderer Gatehouse-Benutzer hat diese E-Mail-Adresse für sein Konto angefordert. Die Adresse gehört zu Ihrem Konto, daher wurde nichts geändert.',
  takenNote: 'Sie müssen nichts tun. Der andere Benutzer erfährt nicht, dass Sie ein Konto haben.',
  expiry: 'Der Link läuft nach {hours, plural, one {# Stunde} other {# Stunden}} ab.',
} satisfies Translation<typeof english>;
