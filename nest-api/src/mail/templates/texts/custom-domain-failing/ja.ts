import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '要対応: {host} の DNS レコードが見つかりません',
  stoppedSubject: '{host} でのサインインが停止しました',
  about:
    'Gatehouse はカスタムドメイン {host} の DNS レコードを確認しています。CNAME レコードまたは TXT レコードが見つかりませんでした。',
  effect: '{date} までは引き続きサインインできます。それまでにレコードを復元してください。',
  stoppedEffect:
    'このドメインではサインインできなくなりました。プラットフォームのアドレスからは引き続きサインインできます。',
  action: 'カスタムドメインを開く',
} satisfies Translation<typeof english>;
