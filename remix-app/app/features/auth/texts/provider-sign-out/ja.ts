import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signedOut: 'サインアウトしました',
  next: '<b>{provider}</b> を使用してサインインしていました。続いて、そこからもサインアウトします。',
  continue: '続行',
  signInAgain: 'もう一度サインイン',
} satisfies Translation<typeof english>;
