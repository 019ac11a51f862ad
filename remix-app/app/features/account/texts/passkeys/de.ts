import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'Mit einem Passkey anmelden',
  elsewhere: 'Passkeys, die Sie unter {host} hinzugefügt haben, funktionieren nur dort.',
  notAllowed: 'Die Passkey-Abfrage wurde abgebrochen oder hat zu lange gedauert. Versuchen Sie es erneut.',
  alreadyRegistered: 'Dieses Gerät hat bereits einen Passkey für Ihr Konto.',
  notSupported: 'Dieser Browser oder dieses Gerät unterstützt keine Passkeys.',
  wrongAddress: 'Unter dieser Adresse sind Passkeys nicht verfügbar. Wenden Sie sich an Ihren Administrator.',
  noAnswer: 'Der Passkey hat nicht geantwortet. Versuchen Sie es erneut.',
  failed: 'Die Anfrage ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
