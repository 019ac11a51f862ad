import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  copy: 'コピー',
  copyOf: '{label}をコピー',
  copied: 'クリップボードにコピーしました',
} satisfies Translation<typeof english>;
