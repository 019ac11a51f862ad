import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  organization: '組織: {name}',
  deletedOrganization: '削除済み',
  claimed: '登録 {when}',
  pendingMeaning:
    'このドメインは検証されていません。下記のレコードが見つかるまで、サインインや参加には影響しません。',
  activeMeaning:
    'このドメインは検証済みです。このドメインのアドレスを持つユーザーには、サインイン時に組織の接続が表示されます。新しいユーザーは、下記の設定に従って参加できます。',
  inactiveMeaning:
    'このドメインは検証済みではなくなりました。既存のユーザーは引き続きサインインできます。再度検証されるまで、アカウントの連携と参加は無効です。',
  verification: '検証方法',
  byDns: 'DNS TXTレコード（毎日確認）',
  byDirectory: 'IDプロバイダー',
  byPlatform: 'プラットフォーム運営者',
  withDetail: '{method}: {detail}',
  verifiedAt: '検証日時',
  signInMethod: 'サインイン方法',
  noConnection: 'パスワード。このドメインを使用する有効な接続はありません。',
  coverSubdomains: 'サブドメインを含める',
  coverAbout:
    'name@mail.{domain} のようなアドレスは、サインイン、シングルサインオン、招待、参加において {domain} として扱われます。個別に検証されたサブドメインには、独自の設定が適用されます。',
  save: '保存',
  record: 'DNS TXTレコード',
  verifyByRecord: 'DNS TXTレコードで検証',
  keepRecord:
    'このレコードは削除しないでください。毎日確認し、レコードがない場合はドメインの検証が取り消されます。',
  addRecord:
    'このレコードをドメインのDNSに追加してください。既存のレコードは残してください。その後、確認を実行します。多くのネームサーバーでは数分で公開されますが、数時間かかる場合もあります。',
  type: 'タイプ',
  name: '名前',
  nameAbout: 'ドメインを自動的に追加するDNSコンソールもあります。その場合は {label} だけを入力してください。',
  value: '値',
  check: '今すぐ確認',
  lookUp: 'DNSレコードを自分で照会する',
  lookUpCommand: 'DNS照会コマンド',
  found: 'レコードが見つかりました',
  missing: 'レコードが見つかりませんでした',
  mismatch: '値の異なるレコードが見つかりました',
  unreachable: 'ネームサーバーが応答しませんでした',
  ownedElsewhere: '別の組織がこのドメインを所有しています',
  parentOwnedElsewhere: '別の組織が上位のドメインを所有しています',
  notChecked: 'まだ確認されていません。',
  notCheckedNext: 'まだ確認されていません。次回の自動確認: {next}',
  checked: '確認: {when}',
  checkedNext: '確認: {when}。次回の自動確認: {next}',
  remove: '削除',
  removeAbout: 'ドメインを組織から削除します。新しいレコードで再度登録できます。',
  removeThis: 'このドメインを削除…',
  removeNamed: '{domain} を削除',
  neverVerified: 'この登録は検証されていないため、ユーザーへの影響はありません。',
  noMoreChecks: 'レコードの確認を停止します。',
  noMoreProvider: '{domain} のアドレスを持つユーザーは、サインイン時に {provider} に案内されなくなります。',
  noMoreConnection: '{domain} のアドレスから組織の接続に案内されなくなります。',
  noMoreJoining:
    '新しいユーザーはこのドメインで参加できなくなります。既存のメンバーのアカウントとセッションは維持されます。',
  othersCanVerify: 'その後、ドメインのDNSを管理する別の組織が検証できるようになります。',
  deleteRecord: 'その後、DNSからレコードを削除できます。',
  verifyAgain: 'ドメインを再び使用するには、DNSレコードで検証してください。',
} satisfies Translation<typeof english>;
