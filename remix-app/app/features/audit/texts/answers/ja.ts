import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notVerified: '監査ログを検証できませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
