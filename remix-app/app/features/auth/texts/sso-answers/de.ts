import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  failedToStart: 'Die Anmeldung konnte nicht gestartet werden. Bitte versuchen Sie es erneut.',
  notCompleted: 'Die Authentifizierung konnte nicht abgeschlossen werden.',
  signUpFailed: 'Die Registrierung konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
  planChoiceFailed:
    'Die Auswahl des Abonnements konnte nicht verarbeitet werden. Bitte versuchen Sie es erneut.',
  authenticationFailed: 'Authentifizierung fehlgeschlagen',
  stateMismatch: 'Die Überprüfung des OAuth-Status ist fehlgeschlagen.',
  noCodeOrState: 'Die OAuth-Authentifizierung wurde abgebrochen oder ist fehlgeschlagen.',
  invalidClient:
    'Der OAuth-Client ist nicht konfiguriert. Bitte wenden Sie sich an Ihren Administrator, um SSO einzurichten.',
  accessDenied: 'Zugriff verweigert. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Support.',
  invalidRequest: 'Ungültige OAuth-Anfrage. Bitte versuchen Sie es erneut.',
  otherError: 'OAuth-Fehler: {code}',
  noMethod: 'Diese Anmeldemethode gibt es nicht.',
  fillInAllFields: 'Bitte füllen Sie alle Felder aus',
  enterPassword: 'Geben Sie Ihr Passwort ein',
} satisfies Translation<typeof english>;
