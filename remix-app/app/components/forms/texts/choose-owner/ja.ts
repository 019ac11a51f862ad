import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'コードまたはスラッグが <b>{of}</b> の組織はありません。',
  organization: '組織',
  codeOrSlug: 'コードまたはスラッグ',
  show: '表示',
} satisfies Translation<typeof english>;
