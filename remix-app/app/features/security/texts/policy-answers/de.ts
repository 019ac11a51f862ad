import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  passwordMinLength: 'Geben Sie eine ganze Zahl von 8 bis 64 ein',
  failedSignInRetentionDays: 'Geben Sie eine ganze Zahl von 7 bis 365 ein',
  graceDays: 'Geben Sie eine ganze Zahl von 0 bis 90 ein',
  chooseOne: 'Wählen Sie eine der Optionen',
  network:
    '„{text}“ ist keine IP-Adresse, kein Bereich wie 203.0.113.0/24, kein Land wie DE und kein Betreiber wie AS3320.',
  tooManyNetworks: 'Geben Sie höchstens {count, number} Netzwerke ein.',
  notSaved: 'Die Richtlinie wurde nicht gespeichert. Versuchen Sie es erneut.',
} satisfies Translation<typeof english>;
