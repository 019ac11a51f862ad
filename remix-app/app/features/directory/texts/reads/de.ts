import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Lesevorgänge',
  about:
    'Gatehouse liest Benutzer und Gruppen alle {minutes, number} Minuten und vergleicht alle {hours, number} Stunden alles.',
  consentTitle: 'Ein Administrator des Verzeichnisses muss zustimmen',
  consentAboutMicrosoft:
    'Melden Sie sich mit einem Konto an, das in Microsoft Entra ID die Administratorzustimmung erteilen darf. Gatehouse kann Benutzer und Gruppen lesen, aber nicht ändern.',
  consentAboutGoogle:
    'Melden Sie sich mit einem Konto an, das in Google Workspace Benutzer und Gruppen verwaltet. Gatehouse kann Benutzer und Gruppen lesen, aber nicht ändern.',
  consentMicrosoft: 'Mit Microsoft zustimmen',
  consentGoogle: 'Mit Google zustimmen',
  consentAgain: 'Erneut zustimmen',
  consented: 'Zustimmung',
  consentedBy: '{email}, {at}',
  next: 'Nächster Lesevorgang',
  noNext: 'Nicht geplant',
  soon: 'In Kürze',
  lastFull: 'Letzter vollständiger Vergleich',
  never: 'Nie',
  readNow: 'Jetzt lesen',
  compareAll: 'Alles vergleichen',
  stoppedTitle: 'Das Verzeichnis wird nicht gelesen',
  stoppedAt: 'Angehalten {at}. Die Benutzer bleiben, wie sie sind.',
  guests: 'Gäste',
  includeGuests: 'Gäste von Microsoft Entra ID lesen',
  includeGuestsAbout:
    'Auch Gäste in Ihren verifizierten Domains werden Benutzer. Auf eine Änderung folgt ein vollständiger Lesevorgang. Gäste, die nicht mehr gelesen werden, verlieren ihren Zugang, soweit das Limit für Deaktivierungen es erlaubt.',
  saveGuests: 'Gäste speichern',
  runs: 'Letzte Lesevorgänge',
  noRuns: 'Noch keine Lesevorgänge',
  noRunsAbout: 'Jeder Lesevorgang erscheint hier mit seinem Fortschritt.',
  started: 'Begonnen',
  kind: 'Art',
  incremental: 'Änderungen',
  full: 'Vollständiger Vergleich',
  outcome: 'Ergebnis',
  state_running: 'Läuft',
  state_succeeded: 'Erfolgreich',
  state_failed: 'Fehlgeschlagen',
  phase_users: 'Benutzer werden gelesen',
  phase_groups: 'Gruppen werden gelesen',
  phase_members: 'Mitglieder von Gruppen werden gespeichert',
  phase_comparison: 'Vergleich mit dem letzten Lesevorgang',
  phase_finished: 'Abgeschlossen',
  counts: 'Anzahl',
  read: '{users, plural, one {# Benutzer} other {# Benutzer}}, {groups, plural, one {# Gruppe} other {# Gruppen}}',
  changed: '{added, number} hinzugefügt, {updated, number} aktualisiert, {deactivated, number} deaktiviert',
  waiting: '{count, plural, one {# Änderung wartet} other {# Änderungen warten}} auf eine Entscheidung',
  refused:
    '{count, plural, one {# Benutzer konnte nicht erfasst werden} other {# Benutzer konnten nicht erfasst werden}}',
  consent_revoked:
    'Die Zustimmung wurde zurückgezogen, oder das Konto, das sie erteilt hat, wurde deaktiviert, gelöscht oder hat ein neues Passwort. Ein Administrator des Verzeichnisses muss erneut zustimmen.',
  consent_insufficient:
    'Eine Berechtigung wurde ausgelassen, oder das Konto verwaltet das Verzeichnis nicht. Stimmen Sie mit einem Administratorkonto erneut zu, und erlauben Sie alles.',
  client_refused:
    'Der Identitätsanbieter lehnt den Client dieser Verbindung ab. Prüfen Sie die Client-ID, und geben Sie ein neues Client-Secret ein, falls das alte abgelaufen ist. Lesen Sie dann erneut.',
  credentials_refused:
    'Das Verzeichnis lehnt das Dienstkonto ab. Prüfen Sie Name und Passwort in den Einstellungen der Verbindung. Lesen Sie dann erneut.',
  configuration_invalid:
    'Die Einstellungen dieser Verbindung sind nicht verwendbar. Prüfen Sie Adresse und Client. Lesen Sie dann erneut.',
  unreachable: 'Das Verzeichnis war nicht erreichbar. Der nächste Lesevorgang versucht es erneut.',
  rate_limited:
    'Das Verzeichnis begrenzt die Zahl der Anfragen. Der nächste Lesevorgang versucht es später erneut.',
  connector_offline:
    'Kein Connector dieser Verbindung ist verbunden. Starten Sie einen. Der nächste Lauf versucht es erneut.',
  unexpected_response:
    'Das Verzeichnis hat eine unlesbare Antwort gesendet. Der nächste Lesevorgang versucht es erneut.',
  superseded: 'Die Einstellungen wurden während des Lesens geändert. Ein neuer Lesevorgang folgt.',
  internal: 'Ein unerwarteter Fehler ist aufgetreten. Der nächste Lesevorgang versucht es erneut.',
  aboutLdap:
    'Gatehouse liest Benutzer und Gruppen mit dem Dienstkonto der Verbindung oder über Ihre Connectors.',
} satisfies Translation<typeof english>;
