import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  openAgain: 'Öffnen Sie Ihren Einrichtungslink erneut.',
  noStep: 'Diesen Schritt gibt es nicht.',
  chooseProvider: 'Wählen Sie einen Anbieter aus.',
  domainFailed: 'Die Domain wurde nicht hinzugefügt.',
  linkNotCreated: 'Der Link wurde nicht erstellt.',
  linkNotRevoked: 'Der Link wurde nicht widerrufen.',
  notDiscarded: 'Die Einrichtung wurde nicht verworfen.',
  notEnabled: 'Die Konfiguration konnte nicht gespeichert werden',
  provisioningNotStarted: 'Die Bereitstellung wurde nicht eingerichtet.',
  stateMismatch: 'Die Überprüfung des OAuth-Status ist fehlgeschlagen.',
} satisfies Translation<typeof english>;
