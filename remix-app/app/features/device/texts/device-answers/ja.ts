import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  codeFormat: 'コードは BCDF-GHJK のような 8 文字です',
  notChecked: 'コードを確認できませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
