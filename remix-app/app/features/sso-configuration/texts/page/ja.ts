import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  parts: '接続のセクション',
  overview: '概要',
  settings: '設定',
  testAndSignIns: 'テストとサインイン',
  connectors: 'コネクター',
  directory: 'プロビジョニング',
  versions: 'バージョン',
  danger: '無効化または削除',
  tested: 'テスト済み',
  works: '接続はテスト済みで有効です',
  testedDisabled: '接続はテスト済みですが無効です',
  testThis: 'この接続をテスト',
  testAgain: 'もう一度テスト',
  passedAt: 'テスト成功: {at}。',
  passedEnable: 'テスト成功: {at}。ユーザーがサインインできるように、接続を有効にしてください。',
  passedOutdated: 'テスト成功: {at}。その後に接続が変更されたか、テストから 1 日以上経過しています。',
  neverTested:
    '組織のユーザーとして一度サインインしてください。テストではセッションは作成されず、各ステップを確認できます。',
  checkFederation: 'ID プロバイダーを検査',
  domains: 'ドメイン',
  platformDomains:
    'この接続はサインインページにボタンとして表示されます。ユーザーが組織に属している場合、その組織のルールが適用されます。',
  noDomains:
    'ドメインがありません。この接続は組織のサインインページにのみ表示されます。設定でドメインを追加してください。',
  joining: '新しいユーザー: {rule}',
  notClaimed: '未申請',
  seeRouting: 'サインインのルーティングを確認',
  disableTitle: '接続を無効にする',
  disabledTitle: '接続は無効です',
  disableAbout: 'サインインページからボタンが消えます。接続はいつでも再び有効にできます。',
  disableAboutDomains:
    'サインインページからボタンが消えます。{domains} のアドレスを持つユーザーはこの接続に送られなくなります。接続はいつでも再び有効にできます。',
  sessionsEnd:
    '{count, plural, =0 {この接続で始まった有効なセッションはありません。} other {この接続で始まった # 件の有効なセッションが終了します。アプリケーションに通知されます。}}',
  disabledAbout: 'ユーザーはこの接続でサインインできません。設定は保持されます。',
  delete: '削除',
  deleteAbout: '接続を完全に削除します。',
  testAbout:
    '組織のユーザーとして ID プロバイダーでサインインしてください。テストではセッションもアカウントも作成されません。接続が無効でもテストできます。',
  testNow: '今すぐテスト',
  inNewTab: '新しいタブでテスト',
  search: 'ユーザーまたは参照番号',
  searchHint: 'メールアドレスまたはエラーの参照番号',
  outcome: '結果',
  any: 'すべて',
  kind: '種類',
  all: 'すべて',
  signIns: 'サインイン',
  tests: 'テスト',
  test: 'テスト',
  show: '表示',
  showAll: 'すべて表示',
  user: 'ユーザー',
  shownMessage: 'ユーザーへのメッセージ',
  time: '日時',
  reference: '参照番号',
  unknownUser: '不明',
  retention:
    '失敗したサインインは {failures, plural, other {# 日間}}、成功したサインインは {successes, plural, other {# 日間}} 保存されます。',
  noMatch: '一致するサインインはありません',
  noMatchAbout: 'アドレスの短い部分で検索するか、すべてのサインインを表示してください。',
  none: 'サインインはまだありません',
  noneAbout:
    'サインインとテストがここに表示されます。接続をテストすると、ID プロバイダーが送信するユーザーの情報を確認できます。',
} satisfies Translation<typeof english>;
