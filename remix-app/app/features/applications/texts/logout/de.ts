import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    'Wenn sich ein Benutzer abmeldet, sendet Gatehouse ein Logout-Token an <code>{uri}</code> und wiederholt fehlgeschlagene Zustellungen. Einträge werden 30 Tage aufbewahrt.',
  noUri:
    'Diese Anwendung hat keine Back-Channel-Logout-URI. Gatehouse benachrichtigt sie daher nicht, wenn sich ein Benutzer abmeldet. Fügen Sie die URI unter „Einstellungen“ hinzu.',
  event: 'Ereignis',
  status: 'Status',
  attempts: 'Versuche',
  created: 'Erstellt',
  next: 'Zustellung oder nächster Versuch',
  noMore: 'Keine weiteren Versuche',
  sent: 'Zugestellt',
  queued: 'Ausstehend',
  dead: 'Fehlgeschlagen',
  signedOut: 'Benutzer hat sich abgemeldet',
  revoked: 'Sitzung von einem Administrator widerrufen',
  replaced: 'Ein anderer Benutzer hat sich angemeldet',
  moved: 'Sitzung von anderswo verwendet',
  tokenReused: 'Token zweimal verwendet',
  suspended: 'Benutzer gesperrt',
  none: 'Noch keine Logout-Benachrichtigungen',
  noneAbout:
    'Hier erscheinen die Benachrichtigungen, die Gatehouse an diese Anwendung sendet, mit ihrem Status.',
} satisfies Translation<typeof english>;
