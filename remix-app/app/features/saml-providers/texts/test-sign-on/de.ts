import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  preview: 'Vorschau der Assertion',
  previewAbout: 'Ihr Konto ist {email}. NameID-Format: {format}.',
  attribute: 'Attribut',
  value: 'Wert',
  fromProfile: 'Aus Ihrem Profil',
  omitted: 'Ausgelassen (kein Wert)',
  onlyNameId: 'Die Assertion enthält nur die NameID.',
  title: 'Testanmeldung',
  about:
    'Öffnet die Anwendung in einem neuen Tab und meldet Sie mit einer signierten Assertion an. Das Audit-Log zeichnet die Anmeldung auf.',
  disabled: 'Diese Anwendung ist deaktiviert. Die Anmeldung schlägt daher fehl.',
  otherOrganization:
    'Diese Anwendung akzeptiert nur Mitglieder einer anderen Organisation. Verwenden Sie ein privates Fenster, um sich als eines davon anzumelden.',
  onlyMembers:
    'Diese Anwendung akzeptiert nur Mitglieder von {organization}. Verwenden Sie ein privates Fenster, um sich als eines davon anzumelden.',
  relayState: 'RelayState (optional)',
  relayStateHelp:
    'Wird unverändert an die Anwendung gesendet. Viele Anwendungen öffnen die darin genannte Seite.',
  start: 'Anmeldung starten',
  link: 'Anmeldelink',
  customLink: 'Anmeldelink an der eigenen Domain',
  customLinkAbout:
    'Verwenden Sie diesen Link, wenn die Anwendung mit den Werten der eigenen Domain konfiguriert ist.',
  notAllowed:
    'Die IdP-initiierte Anmeldung ist für diese Anwendung deaktiviert. Starten Sie die Anmeldung in der Anwendung oder aktivieren Sie die IdP-initiierte Anmeldung hier. Sie können sie später unter „Einstellungen“ deaktivieren. Die Anwendung muss nicht angeforderte Assertions akzeptieren.',
  allow: 'IdP-initiierte Anmeldung aktivieren',
} satisfies Translation<typeof english>;
