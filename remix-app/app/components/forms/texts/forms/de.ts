import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen oder verbergen',
  retryIn: 'Sie können es in {seconds, number} s erneut versuchen. Ihre Eingaben bleiben erhalten.',
  retryNow: 'Sie können es jetzt erneut versuchen.',
  reference:
    'Versuchen Sie es gleich noch einmal. Wenn der Fehler weiterhin auftritt, wenden Sie sich an Ihren Administrator und nennen Sie die Referenz <code>{reference}</code>.',
  connectionLost:
    'Die Verbindung wurde unterbrochen, bevor eine Antwort kam. Ihre Eingaben bleiben erhalten: Versuchen Sie es gleich noch einmal.',
  uploadTooLarge:
    'Die Daten sind größer, als der Server vor Gatehouse annimmt (Status 413). Ihre Eingaben bleiben erhalten. Senden Sie weniger auf einmal oder bitten Sie Ihren Administrator, das Limit zu erhöhen.',
  foreignAnswer:
    'Ein Server vor Gatehouse hat mit Status {status} geantwortet. Ihre Eingaben bleiben erhalten. Versuchen Sie es erneut oder wenden Sie sich an Ihren Administrator.',
} satisfies Translation<typeof english>;
