import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Anmelderichtlinie',
  about: 'Gilt für jedes Mitglied der Organisation ab der nächsten Anmeldung.',
  passwordMinLength: 'Mindestlänge des Passworts',
  passwordMinLengthAbout:
    '8 bis 64 Zeichen. Es gibt keine Regeln zur Zusammensetzung. Benutzer mit einem kürzeren Passwort behalten es, bis sie es ändern.',
  requireFactor: 'Zweiten Faktor verlangen',
  requireFactorAbout:
    'Eine Authentifizierungs-App oder ein Passkey. Benutzer ohne zweiten Faktor werden aufgefordert, einen einzurichten. Nach der Übergangsfrist können sie sich ohne ihn nicht anmelden.',
  requiredSince: 'Verlangt seit: {time}.',
  failedSignInRetentionDays: 'Aufbewahrung fehlgeschlagener Anmeldungen in Tagen',
  failedSignInRetentionDaysAbout: 'Das Anmeldeprotokoll bewahrt fehlgeschlagene Versuche 7 bis 365 Tage auf.',
  checkPasswords: 'Passwörter bei der Anmeldung prüfen',
  checkPasswordsAbout:
    'Ein Passwort, das in einem Datenleck aufgetaucht ist, muss vor dem Fortsetzen der Anmeldung geändert werden. Ist die Liste geleakter Passwörter nicht verfügbar, gehen Anmeldungen ohne die Prüfung weiter.',
  checkOn: 'Ein',
  checkOff: 'Aus',
  graceDays: 'Übergangsfrist in Tagen',
  graceDaysAbout:
    '0 bis 90, gezählt ab dem Tag der Vorgabe oder dem Beitritt eines Benutzers. Bei 0 verlangt die nächste Anmeldung den zweiten Faktor.',
  upstreamFactor: 'Zweiter Faktor nach Anmeldung über Ihren Identitätsanbieter',
  upstreamFactorAbout:
    'Google Workspace, Microsoft Entra ID und andere Identitätsanbieter können selbst einen zweiten Faktor verlangen.',
  trusted: 'Nicht erforderlich: Die Anmeldung zählt als zwei Faktoren',
  when_claimed: 'Erforderlich, außer der Identitätsanbieter meldet zwei Faktoren',
  never: 'Immer erforderlich',
  allowedNetworks: 'Erlaubte Netzwerke',
  allowedNetworksAbout:
    'IP-Adressen, Bereiche wie 203.0.113.0/24, Länder wie DE und Netzbetreiber wie AS3320, einer pro Zeile. Ist die Liste leer, können sich Benutzer aus jedem Netzwerk anmelden. Gilt auch für Notfalladministratoren.',
  blockedNetworks: 'Gesperrte Netzwerke',
  blockedNetworksAbout:
    'Eines pro Zeile, in derselben Form. Aus diesen Netzwerken kann sich niemand anmelden, auch wenn sie erlaubt sind.',
  acceptOwnExclusion: 'Diese Listen speichern, obwohl sie meine eigene Adresse ausschließen',
  acceptOwnExclusionAbout: 'Sie bleiben angemeldet, können sich von hier aber nicht erneut anmelden.',
  riskMode: 'Riskante Anmeldungen',
  riskModeAbout:
    'Jede Anmeldung wird mit dem verglichen, was für ihren Benutzer üblich ist. Beginnen Sie mit Berichten und sehen Sie das Anmeldeprotokoll an.',
  report_only: 'Nur berichten: jede Anmeldung geht weiter',
  enforce: 'Handeln wie unten eingestellt',
  riskMedium: 'Bei mittlerem Risiko',
  riskMediumAbout:
    'Zum Beispiel ein neues Gerät in einem neuen Netzwerk. Ein Benutzer ohne zweiten Faktor richtet einen ein. Ein Benutzer ohne Passkey braucht stattdessen einen zweiten Faktor.',
  riskHigh: 'Bei hohem Risiko',
  riskHighAbout:
    'Zum Beispiel ein neues Gerät in einem Land, das für eine Reise zu weit entfernt ist. Ein Benutzer ohne den verlangten zweiten Faktor oder Passkey kann sich nicht anmelden. Bei einer Genehmigung entscheidet ein Administrator Ihrer Organisation über die Anmeldung.',
  riskModel: 'Modell der eigenen Anmeldungen',
  riskModelAbout:
    'Ein Modell lernt täglich, mit welchen Ländern, Netzwerken, Uhrzeiten, Methoden und Browsern sich Ihre Organisation anmeldet. Es zählt höchstens 12 Punkte, die allein nie ein mittleres Risiko erreichen.',
  off: 'Aus',
  report: 'Berichten: im Anmeldeprotokoll sichtbar, ohne Punkte',
  count: 'Zählen: erhöht das Risiko',
  modelTrained:
    '{count, plural, one {{time} mit # Anmeldung trainiert.} other {{time} mit # Anmeldungen trainiert.}}',
  modelMissing:
    '{count, plural, one {Dem Modell fehlt noch # erfolgreiche Anmeldung innerhalb von 30 Tagen.} other {Dem Modell fehlen noch # erfolgreiche Anmeldungen innerhalb von 30 Tagen.}}',
  riskRules: 'Strengere Regeln für Gruppen und Anwendungen',
  riskRulesAbout:
    'Für Mitglieder einer Gruppe und der Gruppen darin gilt die strengste zutreffende Aktion. Eine Anwendung verlangt sie auch, wenn ein bereits angemeldeter Benutzer sie öffnet.',
  addRule: 'Regel hinzufügen',
  ruleNumber: 'Regel {number, number}',
  ruleTarget: 'Für',
  ofPlatform: '{name} (Plattform)',
  noTarget: 'Gruppe oder Anwendung wählen',
  groups: 'Gruppen',
  oauth_clients: 'OIDC-Anwendungen',
  saml_service_providers: 'SAML-Anwendungen',
  removeRule: 'Regel {number, number} entfernen',
  remove: 'Entfernen',
  allow: 'Erlauben',
  second_factor: 'Zweiten Faktor verlangen',
  passkey: 'Passkey verlangen',
  approval: 'Genehmigung durch einen Administrator',
  reject: 'Ablehnen',
  save: 'Richtlinie speichern',
  secondFactor: 'Zweiter Faktor',
  required: 'Erforderlich',
  optional: 'Optional',
} satisfies Translation<typeof english>;
