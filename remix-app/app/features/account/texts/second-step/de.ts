import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Noch ein Schritt',
  aboutRecovery: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code funktioniert einmal.',
  aboutPasskey: 'Bestätigen Sie mit dem Passkey dieses Geräts oder Ihres Telefons.',
  aboutCode: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
  or: 'oder',
  emergencyCode: 'Notfallcode',
  aboutEmergency:
    'Ihre Organisation verlangt Single Sign-On. Um sich als Notfalladministrator anzumelden, geben Sie einen ihrer Notfallcodes ein. Jeder Code funktioniert einmal, und alle Administratoren werden benachrichtigt.',
  recoveryCode: 'Wiederherstellungscode',
  code: 'Sechsstelliger Code',
  continue: 'Weiter',
  usePasskey: 'Passkey verwenden',
  passkeyNeedsScript:
    'Ein Passkey erfordert JavaScript. Aktivieren Sie es oder verwenden Sie einen Wiederherstellungscode.',
  passkeyElsewhereOnly:
    'Ihre Passkeys funktionieren nur unter einer anderen Adresse. Melden Sie sich dort an.',
  passkeyElsewhere:
    'Ihre Passkeys funktionieren nur unter einer anderen Adresse. Geben Sie hier einen Wiederherstellungscode ein und fügen Sie danach in Ihren Kontoeinstellungen einen Passkey für diese Adresse hinzu.',
  useFactor: 'Authentifizierungs-App oder Passkey verwenden',
  useRecoveryCode: 'Verloren? Wiederherstellungscode verwenden',
  otherAccount: 'Mit einem anderen Konto anmelden',
  enrol: 'Zweiten Faktor einrichten',
  enrolAbout:
    'Ihre Organisation verlangt einen zweiten Faktor. Nach dem Passwort geben Sie einen Code aus einer App auf Ihrem Telefon ein.',
  enrolAnew: 'Neuen zweiten Faktor einrichten',
  enrolAnewAbout: 'Ihre Organisation verlangt eine neue Authentifizierungs-App. Sie ersetzt die bisherige.',
  enrolHint:
    'Halten Sie eine Authentifizierungs-App bereit, zum Beispiel die Ihres Passwortmanagers. Die Einrichtung dauert eine Minute.',
  begin: 'Authentifizierungs-App einrichten',
  newPassword: 'Neues Passwort wählen',
  newPasswordAbout:
    'Ihr Passwort ist in einem Datenleck aufgetaucht, deshalb können andere es erraten. Ihre Organisation verlangt ein neues. Das Leck war nicht bei Gatehouse. Auf allen anderen Geräten werden Sie abgemeldet.',
  savePassword: 'Speichern und weiter',
  approval: 'Ihr Administrator muss diese Anmeldung genehmigen',
  approvalAbout:
    'Diese Anmeldung ist für Ihr Konto ungewöhnlich. Ihre Organisation hält sie an, bis ein Administrator entscheidet.',
  approvalNumber: 'Nummer zum Vergleichen',
  approvalNext:
    'Ihre Administratoren wurden benachrichtigt. Einer von ihnen fragt Sie vielleicht nach dieser Nummer. Lassen Sie diese Seite offen: Nach der Genehmigung sind Sie angemeldet. Die Anmeldung läuft nach {minutes, number} Minuten ab.',
  approvalCancel: 'Anmeldung abbrechen',
  approved: 'Ihr Administrator hat diese Anmeldung genehmigt',
  approvedAbout: 'Fahren Sie fort, um sie abzuschließen.',
  approvalRejected:
    'Ihr Administrator hat diese Anmeldung abgelehnt. Wenn Sie den Grund wissen möchten, wenden Sie sich an Ihren Administrator.',
  approvalExpired:
    'Kein Administrator hat diese Anmeldung innerhalb von 15 Minuten genehmigt. Melden Sie sich erneut an und wenden Sie sich an Ihren Administrator.',
  scan: 'Scannen Sie dies mit Ihrer App',
  scanAbout: 'Geben Sie dann zum Anmelden den Code ein, den die App anzeigt.',
  confirm: 'Bestätigen und weiter',
  keepCodes: 'Speichern Sie Ihre Wiederherstellungscodes',
  codesKept: 'Ich habe die Codes gespeichert, weiter',
  startAgain: 'Erneut anmelden',
  noSignIn: 'Es läuft keine Anmeldung oder sie hat zu lange gedauert.',
  toSignIn: 'Zur Anmeldeseite',
} satisfies Translation<typeof english>;
