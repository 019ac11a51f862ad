import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  good: '正常',
  wait: '要確認',
  wrong: '異常',
  readAgain: '更新',
} satisfies Translation<typeof english>;
