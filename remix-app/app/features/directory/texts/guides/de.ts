import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tokenShownOnce: 'Wird beim Erstellen einmal angezeigt',
  entraApp:
    'Öffnen Sie die Anwendung, an der sich Ihre Benutzer anmelden. Gibt es keine, wählen Sie „{one}“, „{two}“ und „{three}“.',
  entraConnect: 'Wählen Sie „{one}“, dann „{two}“. Geben Sie die Werte unten ein und wählen Sie „{test}“.',
  entraMapping:
    'Ordnen Sie unter „{section}“ die Quelle „{source}“ dem Ziel „{target}“ zu. Bereitstellung und Anmeldung meinen dann dieselbe Person.',
  assignAndStart: 'Weisen Sie unter „{tab}“ Personen oder Gruppen zu. Wählen Sie dann „{button}“.',
  oktaLimit:
    'Okta stellt nur für Anwendungen bereit, die sich mit SAML oder SWA anmelden. Legen Sie für eine OpenID-Connect-Verbindung eine zweite Anwendung nur für die Bereitstellung an.',
  oktaEnable:
    'Öffnen Sie die Anwendung. Bearbeiten Sie auf dem Reiter „{tab}“ den Abschnitt „{section}“ und wählen Sie für die Bereitstellung „{option}“.',
  enterOnTab:
    'Bearbeiten Sie auf dem Reiter „{tab}“ den Abschnitt „{section}“ und geben Sie die Werte unten ein. „{test}“ zeigt, ob sie stimmen.',
  oktaToApp: 'Aktivieren Sie unter „{section}“ die Optionen „{one}“, „{two}“ und „{three}“.',
  assignUsersAndGroups:
    'Weisen Sie Personen auf dem Reiter „{users}“ zu. Wählen Sie die Gruppen, die gesendet werden, auf dem Reiter „{groups}“.',
  googleLimit:
    'Google Workspace stellt nur für Anwendungen aus dem eigenen Katalog bereit, die die automatische Bereitstellung unterstützen. Eine eigene SAML-App hat diesen Abschnitt nicht. Google sendet Benutzer, aber keine Gruppen.',
  googleOpen:
    'Öffnen Sie eine Anwendung aus dem Katalog, die nach einer Endpunkt-URL fragt. Wählen Sie unter „{section}“ die Schaltfläche „{button}“.',
  googleEnter: 'Geben Sie die Werte unten ein und behalten Sie die Zuordnung der Attribute bei.',
  googleScope:
    'Wählen Sie unter „{page}“ die Gruppen, deren Mitglieder gesendet werden. Ohne Auswahl werden alle gesendet.',
  googleStart:
    'Setzen Sie „{section}“ auf „{state}“. Die ersten Benutzer kommen innerhalb weniger Stunden an.',
  addApp: 'Wählen Sie „{button}“ und suchen Sie nach „{app}“.',
  oneLoginEnter:
    'Geben Sie auf dem Reiter „{tab}“ die Werte unten ein. Behalten Sie die JSON-Vorlage bei. Wählen Sie unter „{section}“ die Schaltfläche „{button}“.',
  oneLoginName: 'Setzen Sie auf dem Reiter „{tab}“ das Feld „{field}“ auf „{value}“.',
  oneLoginStart:
    'Wählen Sie auf dem Reiter „{tab}“ die Option „{option}“ und entscheiden Sie, welche Aktionen eine Freigabe brauchen. Weisen Sie dann die Benutzer zu.',
  jumpCloudOpen:
    'Öffnen Sie die Anwendung, an der sich Ihre Benutzer anmelden, oder wählen Sie „{button}“, „{app}“ und „{option}“.',
  jumpCloudEnter:
    'Geben Sie auf dem Reiter „{tab}“ die Werte unten ein. „{field}“ nimmt die Adresse eines Ihrer Benutzer auf.',
  jumpCloudStart: 'Wählen Sie „{test}“ und „{option}“. Wählen Sie dann „{button}“.',
  assignOnTab: 'Wählen Sie die Gruppen auf dem Reiter „{tab}“. Ihre Mitglieder werden mitgesendet.',
  pingOneOpen: 'Wählen Sie „{button}“, „{one}“, „{two}“ und „{three}“.',
  pingOneEnter: 'Geben Sie auf der Seite „{page}“ die Werte unten ein und wählen Sie „{test}“.',
  pingOneRule:
    'Erstellen Sie auf dem Reiter „{tab}“ eine Regel für diese Verbindung. Ordnen Sie „{source}“ dem Ziel „{target}“ zu.',
  pingOneStart: 'Aktivieren Sie die Verbindung und die Regel.',
  otherWhere: 'Verwaltungskonsole Ihres Verzeichnisses',
  otherOpen: 'Öffnen Sie die Einstellungen für die Bereitstellung mit SCIM 2.0.',
  otherEnter: 'Geben Sie die Werte unten ein. Der Client sendet das Token im Authorization-Header.',
  otherName:
    'Senden Sie die E-Mail-Adresse als userName und eine ID, die sich nie ändert, als externalId. Die Anmeldung sollte dieselbe ID verwenden.',
  otherStart: 'Wählen Sie die Benutzer und Gruppen, die gesendet werden, und starten Sie die Bereitstellung.',
  baseUrl: 'Basis-URL',
  bearerToken: 'Bearer-Token',
  tokenUrl: 'Token-Endpunkt',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  version: 'SCIM-Version',
  authentication: 'Authentifizierung',
} satisfies Translation<typeof english>;
