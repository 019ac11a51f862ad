import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pwd: 'Passwort',
  otp: 'Code',
  passkey: 'Passkey',
  fed: 'Single Sign-On',
  email: 'E-Mail',
  other: 'anderes Verfahren',
} satisfies Translation<typeof english>;
