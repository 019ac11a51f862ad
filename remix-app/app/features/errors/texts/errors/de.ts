import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  accessDenied: 'Zugriff verweigert',
  accessDeniedAbout:
    'Ihre Rolle erlaubt diese Aktion nicht, oder die Anfrage kam nicht von dieser Website. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.',
  hidden: 'Durch den Betriebsratsmodus ausgeblendet',
  notFound: 'Seite nicht gefunden',
  notFoundAbout: 'Die Adresse ist möglicherweise falsch geschrieben, oder die Seite wurde gelöscht.',
  notSupported: 'Diese Aktion wird nicht unterstützt',
  notSupportedAbout: 'Die Seite nimmt diese Anfrage nicht an.',
  tooMany: 'Zu viele Versuche',
  tooManyAbout: 'Warten Sie eine Minute, und versuchen Sie es dann erneut.',
  unavailable: 'Gatehouse ist vorübergehend nicht verfügbar',
  unavailableAbout:
    'Ihre Daten sind sicher. Versuchen Sie es in einigen Sekunden erneut. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator.',
  unexpected: 'Unerwarteter Fehler',
  unexpectedAbout:
    'Der Fehler wurde protokolliert. Versuchen Sie es erneut. Wenn er weiterhin auftritt, wenden Sie sich an Ihren Administrator, und nennen Sie die folgende Referenz.',
  tryAgain: 'Erneut versuchen',
  toStart: 'Zur Startseite',
} satisfies Translation<typeof english>;
