import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'ID プロバイダーが接続されました',
  namedBy:
    '共有された設定リンクを使用して、{by} が接続「{connection}」を設定しました。このリンクは使用できなくなりました。',
  named:
    '共有された設定リンクを使用して、接続「{connection}」が設定されました。このリンクは使用できなくなりました。',
  unnamedBy:
    '共有された設定リンクを使用して、{by} が接続を設定しました。このリンクは使用できなくなりました。',
  unnamed: '共有された設定リンクを使用して、接続が設定されました。このリンクは使用できなくなりました。',
  next: 'メンバーはまだこの接続からサインインできません。接続をテストしてから、有効にしてください。',
  notYou: '設定リンクを共有した覚えがない場合は、接続を削除し、監査ログを確認してください。',
  action: 'シングルサインオンの設定を開く',
} satisfies Translation<typeof english>;
