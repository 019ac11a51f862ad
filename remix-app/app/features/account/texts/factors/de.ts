import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Zweiter Faktor',
  about:
    'Ein zweiter Faktor schützt Ihr Konto, wenn jemand Ihr Passwort stiehlt. Ein Passkey kann das Passwort auch ersetzen.',
  required: 'Ihre Organisation verlangt einen zweiten Faktor',
  requiredFrom:
    'Er wird {time} verpflichtend. Danach müssen Sie ihn einrichten, bevor Sie sich anmelden können.',
  app: 'Authentifizierungs-App',
  appAbout: 'Ein Code aus einer App auf Ihrem Telefon. Er ändert sich alle 30 Sekunden.',
  appSince: 'Eingerichtet {created}.',
  appUsed: 'Eingerichtet {created}, zuletzt verwendet {used}.',
  enabled: 'Aktiviert',
  notSetUp: 'Nicht eingerichtet',
  remove: 'Entfernen',
  setUp: 'Einrichten',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  codes: 'Wiederherstellungscodes',
  codesLeft: 'Noch {count, number}',
  codesAbout:
    'Mit jedem Code können Sie sich einmal anmelden, wenn Sie Ihre anderen Faktoren verlieren. Neue Codes ersetzen die alten.',
  newCodes: 'Neue Codes erzeugen',
  passkeys: 'Passkeys',
  none: 'Keine',
  passkeysAbout:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Geräte-PIN statt mit einem Passwort an. Keine andere Website kann einen Passkey dieser Website verwenden.',
  synced: 'Synchronisiert',
  suspended: 'Gesperrt',
  passkeyHosts:
    'Ein Passkey funktioniert nur unter der Adresse, unter der Sie ihn hinzugefügt haben. Fügen Sie unter jeder Adresse, an der Sie sich anmelden, einen hinzu.',
  passkeyHost: 'Funktioniert unter {host}',
  passkeyUsed: 'Hinzugefügt {created}, zuletzt verwendet {used}',
  passkeyUnused: 'Hinzugefügt {created}, noch nicht verwendet',
  rename: 'Umbenennen<hidden>: {name}</hidden>',
  newNameOf: 'Neuer Name von {name}',
  save: 'Speichern',
  removePasskey: 'Entfernen<hidden>: {name}</hidden>',
  addPasskey: 'Passkey hinzufügen',
  passkeyOn: 'Passkey auf {system}',
  passkey: 'Passkey',
} satisfies Translation<typeof english>;
