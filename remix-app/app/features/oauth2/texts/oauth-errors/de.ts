import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notRegistered:
    'Die Anwendung, die Sie hierher geleitet hat, ist nicht registriert oder darf Benutzer nicht auf diese Weise anmelden.',
  notRegisteredNext:
    'Wenden Sie sich an den Betreiber der Anwendung. Ein Administrator muss die Registrierung korrigieren.',
  redirectUri: 'Die Anwendung hat einen Redirect-URI angefordert, der nicht für sie registriert ist.',
  redirectUriNext:
    'Zu Ihrer Sicherheit wurden Sie nicht weitergeleitet. Wenden Sie sich an den Betreiber der Anwendung.',
  request: 'Die Anwendung hat eine ungültige Anmeldeanfrage gesendet.',
  requestNext:
    'Gehen Sie zurück, und versuchen Sie es erneut. Wenn der Fehler weiterhin auftritt, wenden Sie sich an den Betreiber der Anwendung.',
  denied: 'Die Anmeldung wurde abgelehnt.',
  deniedNext:
    'Kehren Sie zur Anwendung zurück, und versuchen Sie es mit einem anderen Konto, oder wenden Sie sich an Ihren Administrator.',
  over: 'Diese Anmeldung hat zu lange gedauert, ist bereits abgeschlossen oder wurde in einem anderen Browser begonnen.',
  overNext: 'Kehren Sie zur Anwendung zurück, und melden Sie sich erneut an.',
  unexpected: 'Bei der Anmeldung ist ein unerwarteter Fehler aufgetreten.',
  unexpectedNext:
    'Kehren Sie zur Anwendung zurück, und versuchen Sie es erneut. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator.',
  signOut: 'Die Anwendung hat eine ungültige Abmeldeanfrage gesendet.',
  signOutNext: 'Wenn der Fehler weiterhin auftritt, wenden Sie sich an den Betreiber der Anwendung.',
} satisfies Translation<typeof english>;
