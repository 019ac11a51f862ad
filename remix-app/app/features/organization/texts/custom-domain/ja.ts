import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'カスタムドメイン',
  about:
    'ユーザーは login.acme.com のような自社のホストで、組織のデザインの画面からサインインします。このホストは OpenID の発行者にもなります。',
  notIncluded:
    'ご利用のプランにはカスタムドメインが含まれていません。Pro プランと Enterprise プランで利用できます。',
  host: 'ホスト',
  hostAbout: '所有しているドメインのサブドメイン。',
  hostMissing: 'login.acme.com のような名前を入力してください。',
  add: 'カスタムドメインを追加',
  pending: '保留中',
  verified: '確認済み',
  active: '有効',
  failing: '障害',
  pendingAbout:
    'DNS プロバイダーで両方のレコードを追加してください。レコードが見つかると、ここでサインインできるようになります。',
  verifiedAbout: 'ホストの所有が確認されました。ここに接続されるように CNAME レコードを追加してください。',
  activeAbout: 'ここでサインインできます。両方のレコードを残してください。毎日確認されます。',
  failingAbout: 'レコードが見つかりません。DNS プロバイダーで復元してください。',
  servesUntil: '{when} までは引き続きここでサインインできます。',
  records: 'DNS レコード',
  recordOf: '{type} レコード',
  recordName: '名前',
  recordValue: '値',
  check: '今すぐ確認',
  notChecked: 'レコードはまだ確認されていません。',
  found: '両方のレコードが見つかりました。',
  txtMissing: 'TXT レコードが見つかりません。DNS の変更が反映されるまで数時間かかることがあります。',
  txtMismatch: 'TXT レコードの値が異なります。値をもう一度コピーしてください。',
  cnameMissing: 'CNAME レコードが見つかりません。DNS の変更が反映されるまで数時間かかることがあります。',
  cnameElsewhere: 'CNAME レコードが別のホストを指しています。値をもう一度コピーしてください。',
  unreachable: 'ネームサーバーから応答がありませんでした。次の確認は自動的に行われます。',
  ownedElsewhere: '別の組織がこのホストまたは上位のドメインを確認済みです。',
  leadsTo: '{host} を指しています。',
  checked: '確認日時: {when}。',
  checkedNext: '確認日時: {when}。次の確認: {next}。',
  effects:
    'セッションは開始したホストでのみ有効です。パスキーはプラットフォームのホストでのみ使用できます。ID プロバイダーの変更は必要ありません。',
  remove: 'カスタムドメインを削除',
  removeAbout:
    'このホストではサインインできなくなり、このホストでのセッションは終了します。この発行者を使用しているアプリケーションは動作しなくなります。その後、両方の DNS レコードを削除してください。',
  removeNamed: '{host} を削除',
  failed: 'カスタムドメインは変更されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
