import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  advanced: '詳細設定',
  safe: 'ほとんどの場合、既定値のままで安全です。',
} satisfies Translation<typeof english>;
