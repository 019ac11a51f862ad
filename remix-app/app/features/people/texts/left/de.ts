import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Was dieser Benutzer hinterlässt',
  aboutOver: 'Dieser Benutzer hat diese Elemente als Mitglied erstellt. Sie werden weiterhin verwendet.',
  about:
    'Prüfen Sie diese Liste, bevor Sie den Benutzer entfernen, sperren oder ihm eine Rolle mit weniger Berechtigungen zuweisen.',
  ends: 'Wird beendet',
  remains: 'Bleibt zur Prüfung',
  endsList: 'Wird beendet: {items}.',
  remainsList: 'Bleibt zur Prüfung: {items}.',
  andMore: 'und {count} weitere',
  invitations: '{count, plural, one {{shown} ausstehende Einladung} other {{shown} ausstehende Einladungen}}',
  invitationsWhat:
    'Entfernen oder Sperren widerruft sie. Eine Rolle mit weniger Berechtigungen widerruft die, die der Benutzer nicht mehr senden könnte.',
  setUpLinks: '{count, plural, one {{shown} Einrichtungslink} other {{shown} Einrichtungslinks}}',
  setUpLinksWhat: 'Sie werden widerrufen, sofern der Benutzer nicht Admin bleibt.',
  initialTokens: '{count, plural, one {{shown} Initial Access Token} other {{shown} Initial Access Tokens}}',
  initialTokensWhat: 'Sie werden widerrufen, sofern der Benutzer nicht Admin bleibt.',
  imports: '{count, plural, one {{shown} laufender Import} other {{shown} laufende Importe}}',
  importsWhat: 'Sie werden angehalten.',
  secrets:
    '{count, plural, one {{shown} Anwendung, deren Client Secret der Benutzer kennt} other {{shown} Anwendungen, deren Client Secret der Benutzer kennt}}',
  secretsWhat: 'Rotieren Sie jedes Secret.',
  applications:
    '{count, plural, one {{shown} vom Benutzer registrierte Anwendung} other {{shown} vom Benutzer registrierte Anwendungen}}',
  keepWorking: 'Sie funktionieren weiterhin. Behalten oder löschen Sie sie einzeln.',
  samlProviders:
    '{count, plural, one {{shown} vom Benutzer registrierter SAML-Service-Provider} other {{shown} vom Benutzer registrierte SAML-Service-Provider}}',
  connections:
    '{count, plural, one {{shown} vom Benutzer eingerichtete oder geänderte Verbindung} other {{shown} vom Benutzer eingerichtete oder geänderte Verbindungen}}',
  connectionsWhat:
    'Sie funktionieren weiterhin. Prüfen Sie die Endpunkte jeder Verbindung und ersetzen Sie ihr Secret beim Identitätsanbieter.',
} satisfies Translation<typeof english>;
