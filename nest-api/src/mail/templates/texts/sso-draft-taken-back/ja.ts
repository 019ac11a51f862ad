import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '接続の下書きが取り下げられました',
  aboutNamed:
    '接続「{connection}」の下書きが取り下げられました。下書きを使ったサインイン {attempts, number} 件のうち {failed, number} 件が失敗しました。',
  about:
    '接続の 1 つの下書きが取り下げられました。下書きを使ったサインイン {attempts, number} 件のうち {failed, number} 件が失敗しました。',
  effect: 'すべてのサインインは、下書きなしの接続を再び使用します。下書きは保持されます。',
  next: '下書きを開いて原因を確認し、修正してからテストしてください。',
  action: '下書きを開く',
} satisfies Translation<typeof english>;
