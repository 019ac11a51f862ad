import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unauthorized:
    'Die Anwendung lehnt das Token oder Client-Secret ab. Geben Sie unter Einstellungen ein neues ein.',
  addressDenied:
    'Gatehouse sendet keine Anfragen an diese Adresse, weil sie in einem privaten Netzwerk liegt. Bitten Sie den Betreiber, sie zu erlauben.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie die Adresse und die Statusseite der Anwendung.',
  timedOut: 'Die Anwendung hat nicht innerhalb von 10 Sekunden geantwortet. Gatehouse versucht es erneut.',
  rateLimited:
    'Die Anwendung begrenzt die Zahl der Anfragen. Gatehouse wartet so lange, wie sie es verlangt.',
  unavailable: 'Die Anwendung hat einen internen Fehler. Gatehouse versucht es erneut.',
  notJson: 'Die Antwort ist kein JSON. Prüfen Sie, ob die Adresse die der SCIM-API ist.',
  notScim:
    'Die Antwort entspricht nicht SCIM 2.0. Die Adresse ist falsch, oder die API der Anwendung wurde geändert.',
  tooLarge: 'Die Antwort ist größer als 1 MB. Gatehouse versucht es erneut.',
  wrongId:
    'Die Anwendung hat keine ID oder die ID eines anderen Kontos zurückgegeben. Gatehouse verwendet sie nicht. Wenden Sie sich an den Hersteller.',
  conflict:
    'Laut der Anwendung ist der Name vergeben, sie zeigt aber kein solches Konto. Benennen Sie es dort um oder entfernen Sie es, und senden Sie erneut.',
  rejected:
    'Die Anwendung lehnt einen Wert ab. Korrigieren Sie die Attribute unter Einstellungen oder den Benutzer, und senden Sie erneut.',
  notFound:
    'Die Anwendung hat keinen solchen Endpunkt oder kein solches Objekt. Prüfen Sie die Adresse, und senden Sie erneut.',
  ambiguous:
    'Die Anwendung hat mehrere Konten dieses Benutzers. Entfernen Sie dort alle bis auf eines, und senden Sie erneut.',
  tokenRefused:
    'Der Token-Endpunkt lehnt die Client-ID oder das Client-Secret ab. Korrigieren Sie sie unter Einstellungen.',
  noValue:
    'Diesem Benutzer fehlt der Wert eines erforderlichen Attributs. Ergänzen Sie ihn oder wählen Sie unter Einstellungen einen anderen Wert.',
  secretUnreadable:
    'Das gespeicherte Secret kann nicht gelesen werden. Geben Sie es unter Einstellungen erneut ein.',
} satisfies Translation<typeof english>;
