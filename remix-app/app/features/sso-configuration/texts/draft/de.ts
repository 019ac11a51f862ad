import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Entwurf von {name}',
  openConnection: 'Verbindung öffnen',
  savedAt: 'Gespeichert {at}',
  notReleased: 'Nicht freigegeben',
  releasedToUsers: '{count, plural, one {Für # Benutzer freigegeben} other {Für # Benutzer freigegeben}}',
  releasedToShare: 'Für {percent, number} % der Anmeldungen freigegeben',
  takenBack: 'Zurückgenommen',
  takenBackTitle: 'Der Entwurf wurde {at} zurückgenommen',
  takenBackAbout:
    'Mit dem Entwurf schlugen {draftFailed, number} von {draftAll, number} Anmeldungen fehl, ohne ihn {liveFailed, number} von {liveAll, number}. Alle Anmeldungen verwenden wieder die Verbindung. Häufigste Ursache: {cause}',
  outdatedTitle: 'Die Verbindung hat sich nach dem Speichern dieses Entwurfs geändert',
  outdatedAbout:
    'Vergleichen Sie die Änderungen unten und speichern Sie den Entwurf erneut. Danach können Sie ihn veröffentlichen.',
  changes: 'Änderungen',
  noChanges: 'Der Entwurf hat dieselben Werte wie die Verbindung.',
  test: 'Test',
  testNow: 'Entwurf testen',
  replayStored: 'Gespeicherte Antwort erneut prüfen',
  neverTested:
    'Melden Sie sich einmal mit dem Entwurf an. Der Test erstellt keine Sitzung, und Sie sehen jeden Schritt.',
  passedAt: 'Ein Test dieses Entwurfs war {at} erfolgreich.',
  testOutdated:
    'Ein Test dieses Entwurfs war {at} erfolgreich, vor mehr als einem Tag. Testen Sie ihn erneut.',
  release: 'Freigabe',
  releaseAbout:
    'Einige Anmeldungen verwenden den Entwurf, alle anderen die Verbindung. Die Freigabe endet von selbst, wenn Anmeldungen mit dem Entwurf häufiger fehlschlagen.',
  releaseDisabled: 'Die Verbindung ist deaktiviert. Aktivieren Sie sie, um den Entwurf freizugeben.',
  emails: 'E-Mail-Adressen von Mitgliedern',
  emailsAbout: 'Eine pro Zeile, höchstens 20. Der Entwurf gilt, wenn sie sich mit dieser Adresse anmelden.',
  releaseToUsers: 'Für diese Benutzer freigeben',
  percent: 'Anteil der Anmeldungen in Prozent',
  percentAbout: 'Eine ganze Zahl von 1 bis 100. Jeder Benutzer oder Browser bleibt auf derselben Seite.',
  releaseToShare: 'Für einen Anteil freigeben',
  users: 'Benutzer: {users}',
  formerUser: 'ehemaliges Mitglied',
  startedAt: 'Freigegeben {at}.',
  endRelease: 'Freigabe beenden',
  outcomes: 'Anmeldungen seit der Freigabe',
  connectionSide: 'Verbindung',
  draftSide: 'Entwurf',
  succeeded: 'Erfolgreich',
  failed: 'Fehlgeschlagen',
  failureRate: 'Fehlerquote',
  ofUsers: 'Fehler von Benutzern (nicht gezählt)',
  causes: 'Häufige Ursachen',
  noCauses: 'Keine',
  causeCount: '{cause} ({count, number})',
  publishTitle: 'Veröffentlichen oder verwerfen',
  publishAbout:
    'Beim Veröffentlichen erhält die Verbindung diese Werte für alle Anmeldungen. Sie können die aktuelle Version jederzeit wiederherstellen.',
  needsTest:
    'Ihre Organisation verlangt Single Sign-on, und dies ist ihre einzige getestete Verbindung. Testen Sie den Entwurf, bevor Sie ihn veröffentlichen.',
  publish: 'Veröffentlichen',
  discard: 'Entwurf verwerfen',
  edit: 'Entwurf bearbeiten',
  editAbout: 'Das Speichern beendet die Freigabe. Tests des vorherigen Entwurfs zählen nicht mehr.',
  none: 'Kein Entwurf',
  noneAbout:
    'Ändern Sie die Einstellungen der Verbindung und speichern Sie sie als Entwurf. Sie können den Entwurf testen und für einen Teil der Anmeldungen freigeben, bevor Sie ihn veröffentlichen.',
  platformAbout: 'Verbindungen der Plattform haben keine Entwürfe.',
  openSettings: 'Einstellungen öffnen',
} satisfies Translation<typeof english>;
