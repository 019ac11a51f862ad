import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Benutzer und Gruppen',
  about:
    'Ihr Verzeichnis fügt Benutzer hinzu, ändert und deaktiviert sie, und sendet Gruppen. Niemand erhält oder verliert Zugriff, bevor Sie die erste Synchronisierung genehmigen.',
  offer:
    'Single Sign-on lässt Benutzer herein. Die Bereitstellung fügt sie schon vor der ersten Anmeldung hinzu und beendet ihren Zugriff, wenn sie gehen. Dieser Schritt ist optional.',
  open: 'Benutzer und Gruppen einrichten',
  read: 'Gatehouse liest das Verzeichnis',
  scim: 'Das Verzeichnis sendet Änderungen über SCIM',
  scimAbout:
    'Erstellen Sie ein Token, und geben Sie es mit der Basis-URL in der Konsole Ihres Verzeichnisses ein. Das Token läuft nach einem Jahr ab.',
  createToken: 'Token erstellen',
  skip: 'Schritt überspringen',
  finish: 'Bereitstellung öffnen',
} satisfies Translation<typeof english>;
