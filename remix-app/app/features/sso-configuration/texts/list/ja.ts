import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'SSO 設定',
  ownTitle: 'シングルサインオン',
  about:
    'ID プロバイダーへの接続です。サインインページにボタンとして表示されるプラットフォームの接続と、各組織の接続があります。',
  ownAbout: '組織のメンバーがサインインに使用する ID プロバイダーへの接続です。',
  more: 'シングルサインオンのその他の設定',
  enforcement: 'シングルサインオンを必須にする',
  routing: 'サインインのルーティング',
  federationCheck: 'フェデレーションの検査',
  add: '接続を追加',
  quick: 'クイック自動設定',
  wizard: '自動 SSO ウィザード',
  setUpLinks: '設定用リンク',
  caption: '接続',
  name: '接続',
  state: '状態',
  lastSignIn: '最終サインイン',
  noSignIn: '過去 30 日間なし',
  failures: '失敗したサインイン',
  none: 'なし',
  failed: '連続 {count, number} 回',
  certificate: '証明書',
  noCertificate: '証明書なし',
  expires: '有効期限: {at}',
  expiresSoon: 'まもなく期限切れ: {at}',
  unknownOwner: 'コードまたはスラッグが <b>{of}</b> の組織はありません。すべての組織の接続を表示しています。',
  organization: '組織',
  codeOrSlug: 'コードまたはスラッグ',
  show: '表示',
  showAll: 'すべて表示',
  loadFailed: 'SSO 設定を読み込めませんでした',
  retry:
    'しばらくしてから<retry>もう一度お試しください</retry>。エラーが続く場合は、管理者に連絡し、参照番号 <code>{reference}</code> を伝えてください。',
  emptyFiltered: 'この組織には接続がありません',
  empty: '接続はまだありません',
  emptyAbout:
    'ID プロバイダーを接続すると、ユーザーは会社のアカウントでサインインできます。別のパスワードは不要で、退職したユーザーはアクセスできなくなります。',
  connect: 'ID プロバイダーを接続',
} satisfies Translation<typeof english>;
