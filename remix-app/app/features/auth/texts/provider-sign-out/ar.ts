import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signedOut: 'لقد سجّلت الخروج',
  next: 'سجّلت الدخول عبر <b>{provider}</b>، وسيسجّل خروجك بعد ذلك.',
  continue: 'متابعة',
  signInAgain: 'تسجيل الدخول مجددًا',
} satisfies Translation<typeof english>;
