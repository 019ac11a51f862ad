import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'Gatehouse がサインインへの攻撃を検出しました',
  password_spraying:
    '{count, plural, other {ネットワーク {subject} が # 件のアカウントにパスワードを試しています。}}',
  credential_stuffing:
    '{count, plural, other {多数のネットワークが、盗まれたパスワードを # 件のアカウントに試しています。}}',
  password_guessing: '多数のネットワークが {subject} のパスワードを推測しています。',
  second_factor_fatigue: '{subject} のパスワードは知られていますが、第 2 要素は知られていません。',
  session_moved: '{subject} のセッションを別の人が使用している可能性があります。',
  token_reused: '{subject} のトークンが 2 回使用されました。別の人が所持している可能性があります。',
  high: 'すぐに対応してください。パスワードが知られているか、サインインが成功しています。',
  next: 'インシデントには、影響を受けるユーザーとネットワーク、推奨される次の手順が記載されています。このメールは 1 日に最大 {most, number} 通です。',
  action: 'インシデントを開く',
} satisfies Translation<typeof english>;
