import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '新しいデバイスからのサインイン',
  about: '新しいブラウザーまたはデバイスから Gatehouse アカウントへのサインインがありました。',
  riskySubject: 'アカウントへの通常と異なるサインイン',
  riskyAbout: 'Gatehouse アカウントに、普段と大きく異なるサインインがありました。',
  next: 'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、今すぐ報告してください。デバイスはサインアウトされ、アカウントを保護するための案内が届きます。',
  action: 'いいえ、私ではありません',
  expires: '{days, plural, other {このリンクは # 日間、1 回だけ使用できます。}}',
  note: 'これらの通知は、アカウント設定で無効にできます。',
} satisfies Translation<typeof english>;
