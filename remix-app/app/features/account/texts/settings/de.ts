import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Persönliche Einstellungen',
  about: 'Ihr Konto, Ihre Anmeldeverfahren und Ihre Sitzungen.',
  name: 'Name',
  nameAbout: 'Andere Mitglieder Ihrer Organisation und Ihre Anwendungen sehen diesen Namen.',
  nameManaged:
    'Das Verzeichnis der Verbindung <b>{directory}</b> verwaltet Ihren Namen. Bitten Sie Ihren Administrator, ihn dort zu ändern.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  saveName: 'Namen speichern',
  profile: 'Profil',
  profileAbout:
    'Anwendungen, die Ihren Namen lesen dürfen, erhalten auch diese Werte. Lassen Sie ein Feld leer, um den Wert nicht weiterzugeben.',
  picture: 'Bild-URL',
  pictureAbout: 'Beginnt mit https://. Anwendungen laden das Bild, Gatehouse nicht.',
  language: 'Sprache',
  languageAbout: 'Ein Sprachcode wie en oder de-CH',
  timeZone: 'Zeitzone',
  timeZoneAbout: 'Zum Beispiel Europe/Zurich',
  saveProfile: 'Profil speichern',
  email: 'E-Mail-Adresse',
  emailAbout:
    'Sie melden sich mit dieser Adresse an. Sie ändert sich, nachdem die alte und die neue Adresse die Änderung bestätigt haben.',
  emailManaged:
    'Sie melden sich mit dieser Adresse an. Das Verzeichnis der Verbindung <b>{directory}</b> verwaltet sie. Bitten Sie Ihren Administrator, sie dort zu ändern.',
  newEmail: 'Neue Adresse',
  changeEmail: 'Adresse ändern',
  pendingEmail: 'Ausstehende Änderung zu {email}',
  waitsForBoth:
    'Öffnen Sie die Links, die an Ihre aktuelle und Ihre neue Adresse gesendet wurden. Die Links laufen {time} ab.',
  waitsForOld: 'Öffnen Sie den Link, der an Ihre aktuelle Adresse gesendet wurde. Der Link läuft {time} ab.',
  waitsForNew: 'Öffnen Sie den Link, der an Ihre neue Adresse gesendet wurde. Der Link läuft {time} ab.',
  cancelChange: 'Änderung abbrechen',
  ssoRequiredFrom:
    'Ihre Organisation verlangt ab {at} Single Sign-On. Passwort und Passkeys funktionieren hier dann nicht mehr. Melden Sie sich schon jetzt mit Single Sign-On an, um es zu prüfen.',
  ssoRequired:
    'Ihre Organisation verlangt Single Sign-On. Nur Notfalladministratoren können sich mit einem Passwort anmelden.',
  password: 'Passwort',
  passwordAbout: 'Ein neues Passwort meldet Sie überall sonst ab.',
  noPasswordAbout: 'Ihr Konto hat kein Passwort. Ein Passwort gibt Ihnen ein weiteres Anmeldeverfahren.',
  currentPassword: 'Aktuelles Passwort',
  changePassword: 'Passwort ändern',
  setPassword: 'Passwort festlegen',
  notices: 'Benachrichtigungen',
  noticesAbout:
    'Sie erhalten immer eine E-Mail, wenn sich Ihr Passwort, Ihre Adresse oder Ihre Faktoren ändern.',
  newDeviceMail: 'Bei der Anmeldung eines neuen Geräts eine E-Mail senden',
  newDeviceMailAbout: 'Einmal für jeden Browser oder jedes Gerät, außer für Ihr erstes.',
  weeklyEmail: 'Mir die Anmeldungen der letzten Woche per E-Mail senden',
  weeklyEmailAbout: 'Jeden Montag, für die Organisationen, die Sie verwalten.',
  saveNotices: 'Benachrichtigungen speichern',
  appearance: 'Darstellung',
  appearanceAbout: 'Gilt für Gatehouse in diesem Browser.',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'System',
  appearanceNeedsScript:
    'Gatehouse folgt Ihrem System. Aktivieren Sie JavaScript, um eine andere Darstellung zu wählen.',
  sessions: 'Sitzungen',
  sessionsAbout:
    'Hier sind Sie derzeit angemeldet. <link>Ihre Geräte ansehen</link> <activity>Ihre Anmeldungen ansehen</activity>',
  endOthers: 'Überall sonst abmelden',
  noOthers: 'Sie haben keine anderen Sitzungen.',
  thisSession: 'Diese Sitzung',
  platform: 'Plattform',
  unknownNetwork: 'unbekanntes Netzwerk',
  unusualSignIn: 'Ungewöhnliche Anmeldung: {reasons}',
  usedFrom: 'Auch verwendet aus {network} mit {device}, zuerst {at}',
  unusualUse: 'Ungewöhnlich: {reasons}',
  sessionLine:
    '{organization} · {network} · angemeldet {signedIn}, Verfahren: {methods} · zuletzt aktiv {seen}',
  signOut: 'Abmelden<hidden>: {device}</hidden>',
} satisfies Translation<typeof english>;
