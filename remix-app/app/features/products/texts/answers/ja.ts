import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSent: 'リクエストを送信できませんでした。もう一度お試しください。',
  notAnswered: 'リクエストに回答できませんでした。もう一度お試しください。',
  notChanged: '変更されませんでした。もう一度お試しください。',
  noSuchAction: 'この操作は存在しません。',
} satisfies Translation<typeof english>;
