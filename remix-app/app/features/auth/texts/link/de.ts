import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Gehört dieses Konto Ihnen?',
  afterwards: 'Danach melden Sie sich ohne dieses Passwort an.',
  account: 'Konto <b>{email}</b>',
  link: 'Verknüpfen und anmelden',
  otherMethod: 'Auf andere Weise anmelden',
  over: 'Diese Anmeldung ist nicht mehr gültig',
  overAbout:
    'Sie hat zu lange gedauert, ist bereits abgeschlossen oder wurde in einem anderen Browser begonnen. Melden Sie sich erneut an.',
  toSignIn: 'Zurück zur Anmeldeseite',
} satisfies Translation<typeof english>;
