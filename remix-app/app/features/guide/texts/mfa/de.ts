import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  google: 'Google Workspace: Bestätigung in zwei Schritten erzwingen',
  googleAbout:
    'Öffnen Sie in der Google Admin-Konsole „Security“, „Authentication“, „2-Step Verification“. Erlauben Sie sie, setzen Sie „Enforcement“ ab einem Datum auf „On“, und wählen Sie „Any except verification codes via text or call“. Alle Benutzer, die sich mit Google anmelden, verwenden dann einen zweiten Faktor.',
  microsoft: 'Microsoft Entra ID: MFA durch bedingten Zugriff verlangen',
  microsoftAbout:
    'Öffnen Sie „Protection“, „Conditional Access“, „New policy“. Wählen Sie alle Benutzer außer einem Notfallkonto. Wählen Sie die registrierte Anwendung als Zielressource. Wählen Sie unter „Grant“ die Option „Require multifactor authentication“. Beginnen Sie im Modus „Report-only“, und aktivieren Sie die Richtlinie danach.',
  others: 'Andere Identitätsanbieter',
  othersAbout:
    'Verlangen Sie einen zweiten Faktor in der Richtlinie Ihres Identitätsanbieters für die Anwendung Gatehouse. Gatehouse akzeptiert die Authentifizierung des Identitätsanbieters und fragt nur dann nach einem eigenen zweiten Faktor, wenn die Anmelderichtlinie der Organisation ihn verlangt.',
  sessions: 'Sitzungslimits prüfen',
  sessionsAbout:
    'Standardmäßig läuft eine Sitzung 15 Minuten nach der Anmeldung oder nach 15 Minuten Inaktivität ab. Eine Organisation kann andere Limits festlegen. Dieser Befehl öffnet eine Sitzung und zeigt, wann sie abläuft.',
} satisfies Translation<typeof english>;
