import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  aiAntivirus: 'Erkennt Schadsoftware an ihrem Verhalten, auch ohne bekannte Signatur.',
  networkMonitor: 'Zeigt jede Verbindung und meldet ungewöhnliche.',
  usbSecurity: 'Steuert, welche Wechselgeräte wo angeschlossen werden dürfen.',
  privacyMonitor: 'Findet personenbezogene Daten und zeigt, welche Benutzer darauf zugreifen können.',
} satisfies Translation<typeof english>;
