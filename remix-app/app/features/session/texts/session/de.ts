import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  idle: 'Sind Sie noch da?',
  idleAbout: 'Es gab seit einiger Zeit keine Aktivität. Sie werden in {time} abgemeldet.',
  stay: 'Angemeldet bleiben',
  total: 'Ihre Sitzung endet in Kürze',
  totalAbout:
    'Ihre Sitzung erreicht in {time} ihre maximale Dauer. Geben Sie Ihr Passwort ein, um fortzufahren. Ihre Änderungen auf dieser Seite bleiben erhalten.',
  totalSoon: 'Ihre Sitzung erreicht in {time} ihre maximale Dauer.',
  seconds: '{count, plural, one {# Sekunde} other {# Sekunden}}',
  close: 'Schließen',
  signOut: 'Abmelden',
  ended: 'Ihre Sitzung wurde beendet',
  endedAbout:
    'Melden Sie sich erneut an, um fortzufahren. Ihre Änderungen auf dieser Seite bleiben erhalten.',
  discard: 'Änderungen verwerfen',
  other: 'Dieser Browser ist bei einem anderen Konto oder einer anderen Organisation angemeldet',
  otherAbout:
    'Sie haben diese Seite als {first} geöffnet. In einem anderen Tab hat sich dieser Browser als {now} angemeldet. Es wurde nichts gespeichert.',
  otherSave:
    'Ihre Änderungen auf dieser Seite bleiben erhalten. Um sie zu speichern, <link>melden Sie sich in einem anderen Tab als {email} an</link>.',
  continueAs: 'Verwerfen und als {email} fortfahren',
  keepOpen: 'Diese Seite geöffnet lassen',
  nowSignedIn: 'Dieser Browser ist jetzt als {email} angemeldet.',
  nowSignedInTo: 'Dieser Browser ist jetzt als {email} in {organization} angemeldet.',
  signedInAs: 'Angemeldet als <b>{email}</b>',
  password: 'Passwort',
  signInAgain: 'Erneut anmelden',
  authenticationFailed: 'Authentifizierung fehlgeschlagen',
  enterRecoveryCode: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code funktioniert einmal.',
  enterCode: 'Geben Sie den Code aus Ihrer Authentifizierungs-App ein.',
  confirmWithPasskey: 'Bestätigen Sie mit dem Passkey dieses Geräts oder Ihres Smartphones.',
  emergencyCode: 'Notfallcode',
  enterEmergencyCode: 'Geben Sie einen der Notfallcodes Ihrer Organisation ein.',
  recoveryCode: 'Wiederherstellungscode',
  code: 'Sechsstelliger Code',
  usePasskey: 'Passkey verwenden',
  useFactor: 'Authentifizierungs-App oder Passkey verwenden',
  useRecoveryCode: 'Gerät verloren? Wiederherstellungscode verwenden',
  continue: 'Weiter',
} satisfies Translation<typeof english>;
