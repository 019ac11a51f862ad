import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownRole: 'このロールは存在しません。',
  notSaved: 'ロールを保存できませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
