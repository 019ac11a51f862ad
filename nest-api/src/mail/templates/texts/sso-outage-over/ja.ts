import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'ID プロバイダーの応答が戻りました',
  aboutNamed: '接続「{connection}」の ID プロバイダーの応答が戻りました。',
  about: '接続の 1 つで、ID プロバイダーの応答が戻りました。',
  effect: 'ユーザーはこの接続でサインインできます。',
  action: '接続を開く',
} satisfies Translation<typeof english>;
