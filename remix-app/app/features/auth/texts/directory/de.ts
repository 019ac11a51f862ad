import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Mit dem Unternehmensverzeichnis anmelden',
  about:
    'Geben Sie Benutzername und Passwort für das Verzeichnis Ihrer Organisation ein. Gatehouse gibt das Passwort an das Verzeichnis weiter und speichert es nicht.',
  username: 'E-Mail-Adresse oder Benutzername',
  password: 'Passwort im Verzeichnis',
  signIn: 'Anmelden',
  enterUsername: 'Geben Sie Ihre E-Mail-Adresse oder Ihren Benutzernamen ein',
  aboutOf:
    'Geben Sie Benutzername und Passwort für das Verzeichnis von {organization} ein. Gatehouse gibt das Passwort an das Verzeichnis weiter und speichert es nicht.',
} satisfies Translation<typeof english>;
