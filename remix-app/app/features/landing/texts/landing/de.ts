import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tagline:
    'IT-Sicherheit und Single Sign-On für Unternehmen: für jede Organisation, alle Benutzer und alle Anwendungen.',
  getStarted: 'Jetzt starten',
  learnMore: 'Mehr erfahren',
  picture:
    'Zeichnung einer fehlgeschlagenen Anmeldung: Der Identitätsanbieter hat mit einem neuen Zertifikat signiert. Die Lösung ist, seine Metadaten erneut zu importieren.',
  user: 'Benutzer',
  signInFailed: 'Anmeldung fehlgeschlagen',
  typesAddress: 'E-Mail-Adresse',
  request: 'Anmeldeanfrage',
  response: 'Signierte Antwort',
  checkFailed: 'Die Signatur passt nicht zum Zertifikat',
  seconds: '{seconds, number} s',
  cause: 'Ursache',
  causeAbout: 'Okta signiert seit 9:12 Uhr mit einem neuen Zertifikat.',
  fix: 'Lösung',
  fixAbout: 'Metadaten erneut importieren',
  features: 'Sicherheit, die sich selbst erklärt',
  ai: 'KI-gestützte Sicherheit',
  aiAbout:
    'Lernt das normale Verhalten jedes Geräts und jedes Netzwerks. Blockiert Bedrohungen, die noch keine Signatur beschreibt.',
  monitoring: 'Überwachung in Echtzeit',
  monitoringAbout:
    'Zeigt Anmeldungen, Geräte und Verbindungen in Echtzeit. Warnungen nennen, was wo passiert ist und was zu tun ist.',
  analytics: 'Erweiterte Analysen',
  analyticsAbout:
    'Zeigt Trends in der gesamten Organisation und die einzelnen Ereignisse dahinter. Die Berichte sind bereit für Ihre Prüfer.',
  products: 'Vier Produkte, eine Anmeldung',
  trial: 'Testen Sie die gesamte Plattform 14 Tage lang',
  trialAbout: '0 $ für alle Produkte. Keine Kreditkarte erforderlich.',
  startTrial: 'Kostenlos testen',
} satisfies Translation<typeof english>;
