import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  entityId: 'Entity-ID',
  name: 'Name',
  nameHelp: 'Wird Benutzern auf der Anmeldeseite angezeigt.',
  acsUrl: 'URL des Assertion Consumer Service (ACS)',
  acsUrlHelp: 'Der Standard unter den folgenden URLs. Ein neuer Wert ersetzt alle.',
  defaultService: '{url} (Standard)',
  sloUrl: 'Single-Logout-URL (optional)',
  sloUrlHelp:
    'Gatehouse sendet eine Abmeldeanfrage an diese URL, wenn sich ein Benutzer abmeldet. Ohne sie müssen sich Benutzer selbst bei der Anwendung abmelden.',
  sloBinding: 'Single-Logout-Binding',
  sloSoapUrl: 'Single-Logout-URL für SOAP (optional)',
  sloSoapUrlHelp:
    'Wenn ein Benutzer den Zugriff auf die Anwendung verliert, beendet Gatehouse seine Sitzung dort durch eine Anfrage an diese URL, ohne Browser. Ohne sie besteht die Sitzung, bis die Anwendung sie beendet.',
  metadataUrl: 'Metadaten-URL',
  metadataUrlOptional: 'Metadaten-URL (optional)',
  metadataUrlHelp:
    'Gatehouse liest die Metadaten einmal täglich und übernimmt neue URLs und Zertifikate. Ersetzten Zertifikaten wird noch eine Woche vertraut.',
  nameId: 'NameID-Format',
  nameIdHelp: 'Wie die Anwendung Benutzer identifiziert.',
  idpInitiated: 'IdP-initiierte Anmeldung zulassen',
} satisfies Translation<typeof english>;
