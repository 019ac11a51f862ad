import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  succeeded: 'Die Testanmeldung bei {name} war erfolgreich',
  failed: 'Die Testanmeldung bei {name} ist fehlgeschlagen',
  succeededAbout: 'Alle Antworten sind gültig.',
  failedAbout: 'Der letzte Schritt zeigt den Grund. Die Schritte davor waren erfolgreich.',
  back: 'Zurück zur Anwendung',
  stepPassed: 'Erfolgreich:',
  stepFailed: 'Fehlgeschlagen:',
  over: 'Dieser Test ist beendet',
  overAbout:
    'Der Test ist abgeschlossen, hat länger als 15 Minuten gedauert oder wurde in einem anderen Browser gestartet. Starten Sie ihn auf der Seite der Anwendung erneut.',
  toDashboard: 'Zu Ihrem Dashboard',
} satisfies Translation<typeof english>;
