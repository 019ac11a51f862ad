import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Testanmeldung',
  about:
    'Gatehouse handelt wie die Anwendung: Es leitet Sie zur Anmeldeseite, löst den Code auf dem Server ein, prüft das ID-Token und zeigt jeden Schritt mit seinen Claims. Token bleiben auf dem Server und werden am Ende widerrufen.',
  disabled: 'Diese Anwendung ist deaktiviert. Der Test schlägt daher im ersten Schritt fehl.',
  noBrowser:
    'Benutzer melden sich bei dieser Anwendung nicht im Browser an. Es gibt daher keine Anmeldung zu testen.',
  needsOwnKey:
    'Gatehouse kann nicht wie diese Anwendung handeln, weil die Anwendung einen eigenen Schlüssel oder Pushed Authorization Requests verwendet. Starten Sie die Anmeldung in der Anwendung.',
  addAbout:
    'Der Test kehrt zu einer Seite von Gatehouse zurück. Diese Seite muss eine der Redirect-URIs sein. Sie können sie später unter „Einstellungen“ entfernen.',
  redirectUri: 'Redirect-URI des Tests',
  add: 'Redirect-URI hinzufügen',
  secretHelp:
    'Das aktuelle Secret der Anwendung. Es wird nur für diesen Test verwendet und nicht gespeichert.',
  chooseAccount: 'Konto bei der Anmeldung auswählen',
  chooseAccountHelp:
    'Wenn Sie sich mit einem anderen Konto anmelden, endet Ihre Sitzung. Verwenden Sie ein privates Fenster, um sie zu behalten.',
  start: 'Anmeldung starten',
} satisfies Translation<typeof english>;
