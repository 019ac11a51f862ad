import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  passwordChangedSubject: 'パスワードが変更されました',
  passwordChanged: 'アカウントのパスワードが変更されました。',
  totpAddedSubject: '認証アプリが追加されました',
  totpAdded: 'アカウントに認証アプリが追加されました。',
  totpRemovedSubject: '認証アプリが削除されました',
  totpRemoved: 'アカウントから認証アプリが削除されました。サインイン時にコードを求められなくなります。',
  passkeyAddedSubject: 'パスキーが追加されました',
  passkeyAdded: 'アカウントにパスキーが追加されました。このパスキーでサインインできます。',
  passkeyRemovedSubject: 'パスキーが削除されました',
  passkeyRemoved: 'アカウントからパスキーが削除されました。',
  recoveryCodesRenewedSubject: '新しいリカバリーコードが作成されました',
  recoveryCodesRenewed:
    'アカウントに新しいリカバリーコードが作成されました。以前のコードは使用できなくなりました。',
  recoveryCodeUsedSubject: 'リカバリーコードが使用されました',
  recoveryCodeUsed: 'リカバリーコードを使用したサインインがありました。',
  emailChangedSubject: 'メールアドレスが変更されました',
  emailChanged: 'アカウントのメールアドレスが変更されました。',
  factorsResetSubject: '2 つ目の要素がリセットされました',
  factorsReset:
    'プラットフォームの管理者がアカウントの2 つ目の要素を削除しました。次回のサインイン時に新しい要素を設定してください。',
  next: 'ご本人の場合は、何もする必要はありません。お心当たりがない場合は、直ちにパスワードを変更し、デバイスを確認してください。',
  action: 'アカウント設定を開く',
} satisfies Translation<typeof english>;
