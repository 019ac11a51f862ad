import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownApplication: 'Die Anwendung, die Sie hierher geleitet hat, ist nicht registriert.',
  unknownApplicationNext:
    'Wenden Sie sich an den Betreiber der Anwendung. Ein Administrator muss sie zuerst registrieren.',
  address: 'Die Anwendung hat eine ACS-URL angefordert, die nicht für sie registriert ist.',
  addressNext:
    'Zu Ihrer Sicherheit wurden Sie nicht weitergeleitet. Wenden Sie sich an den Betreiber der Anwendung.',
  expired: 'Die Nachricht der Anwendung ist abgelaufen, oder ihre Uhr geht falsch.',
  expiredNext:
    'Kehren Sie zur Anwendung zurück, und beginnen Sie von vorn. Wenn der Fehler weiterhin auftritt, wenden Sie sich an den Betreiber der Anwendung.',
  notAllowed: 'Diese Anwendung lässt keine Anmeldungen zu, die hier beginnen.',
  notAllowedNext: 'Öffnen Sie die Anwendung, und melden Sie sich von dort aus an.',
  unasked: 'Ihre Organisation lässt keine Anmeldungen zu, die beim Identitätsanbieter beginnen.',
  unaskedNext:
    'Beginnen Sie auf der Anmeldeseite hier, oder bitten Sie Ihren Administrator, dies zuzulassen.',
  used: 'Diese Anmeldung wurde bereits verwendet.',
  usedNext: 'Öffnen Sie die Anwendung erneut über Ihren Identitätsanbieter.',
  responseExpired: 'Die Antwort Ihres Identitätsanbieters ist abgelaufen, oder seine Uhr geht falsch.',
  responseRejected: 'Die Antwort Ihres Identitätsanbieters wurde abgelehnt.',
  responseNext:
    'Melden Sie sich erneut an. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator, und nennen Sie die Referenz.',
  signOutUnknown: 'Die Anwendung, die die Abmeldung angefordert hat, ist nicht registriert.',
  signOutExpired: 'Die Abmeldenachricht ist abgelaufen, oder eine Uhr geht falsch.',
  signOutRejected: 'Die Abmeldenachricht wurde abgelehnt.',
  signOutNext:
    'Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator, und nennen Sie die Referenz.',
  signOutOver: 'Diese Abmeldung hat zu lange gedauert oder ist bereits abgeschlossen.',
  signOutOverNext: 'Schließen Sie den Browser, damit niemand eine Anwendung in Ihrem Namen nutzen kann.',
  signOnOver: 'Diese Anmeldung hat zu lange gedauert oder ist bereits abgeschlossen.',
  signOnOverNext: 'Kehren Sie zur Anwendung zurück, und melden Sie sich erneut an.',
  rejected: 'Die Nachricht der Anwendung wurde abgelehnt.',
  rejectedNext:
    'Gehen Sie zurück, und versuchen Sie es erneut. Wenn der Fehler weiterhin auftritt, wenden Sie sich an den Betreiber der Anwendung, und nennen Sie die Referenz.',
} satisfies Translation<typeof english>;
