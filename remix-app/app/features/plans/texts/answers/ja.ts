import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchAction: 'この操作は存在しません。',
  notAnswered: '申し込みに回答できませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
