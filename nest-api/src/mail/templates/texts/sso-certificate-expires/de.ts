import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Ein Zertifikat für Single Sign-on läuft {days, plural, one {morgen} other {in # Tagen}} ab',
  aboutNamed:
    'Das Signaturzertifikat Ihres Identitätsanbieters für die Verbindung „{connection}“ läuft {days, plural, one {morgen} other {in # Tagen}} ab. Danach kann sich niemand mehr über diese Verbindung anmelden.',
  about:
    'Das Signaturzertifikat Ihres Identitätsanbieters für eine Ihrer Verbindungen läuft {days, plural, one {morgen} other {in # Tagen}} ab. Danach kann sich niemand mehr über diese Verbindung anmelden.',
  next: 'Fügen Sie das neue Zertifikat vorher hinzu. Beide Zertifikate werden akzeptiert, solange sie gültig sind. Eine Verbindung mit Metadaten-URL fügt das neue Zertifikat automatisch hinzu, sobald Ihr Identitätsanbieter es veröffentlicht.',
  action: 'Verbindung öffnen',
} satisfies Translation<typeof english>;
