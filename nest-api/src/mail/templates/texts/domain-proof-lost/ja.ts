import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '{domain} の確認が無効になりました',
  about:
    'Gatehouse はドメインの DNS レコードを毎日確認しています。{domain} を確認するための TXT レコード {recordName} が見つかりませんでした。',
  effect:
    'レコードを復元するまで、新しいユーザーはこのドメインを通じて組織に参加できず、アカウントの関連付けも行われません。既存のメンバーは引き続きサインインできます。',
  action: 'ドメインを開く',
} satisfies Translation<typeof english>;
