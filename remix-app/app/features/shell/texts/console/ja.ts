import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  dashboardOf: '{product} ダッシュボード',
  main: 'メイン',
  drawer: 'ドロワー',
  navigation: 'ナビゲーション',
  breadcrumbs: 'パンくずリスト',
  accountMenu: '{name} のアカウントメニュー',
  dashboard: 'ダッシュボード',
  personalSettings: '個人設定',
  logout: 'サインアウト',
  switchTo: '{organization} に切り替える',
  languageIs: '言語: {language}',
  viewAs: '{role}として表示',
  viewedAs: 'Gatehouse を <b>{role}</b> として表示しています。このロールの権限が適用されます。',
  returnTo: '{role}に戻る',
  activationPending: 'アカウントの有効化待ち',
  activationPendingDetail: 'トライアルはアカウントの有効化後に開始します。それまでナビゲーションは無効です。',
  activationNext:
    '当社のチームが組織を審査し、有効化します。その後、管理者にメールが届きます。お客様の操作は不要です。',
  readOnly: 'アカウントが有効化されるまで、このページは読み取り専用です。',
  onHold: '組織は一時停止中です',
  onHoldDetail: 'すべてのデータは引き続き閲覧できます。一時停止を解除するには、お問い合わせください。',
} satisfies Translation<typeof english>;
