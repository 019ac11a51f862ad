import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  domainVerified: 'レコードが見つかりました。ドメインは検証済みです。',
  domainNoRecord:
    'この TXT レコードはまだ存在しません。DNS の変更が反映されるまで数時間かかることがあります。',
  domainOtherValue: 'この名前の TXT レコードの値が異なります。値全体をもう一度コピーしてください。',
  domainDnsDown: 'ネームサーバーが応答しませんでした。Gatehouse が自動的に再試行します。',
  domainOwned:
    'レコードは正しいものの、別の組織がすでにこのドメインを検証しています。その組織のレコードを DNS から削除するか、ドメインの移管をご依頼ください。',
  domainParentOwned:
    'レコードは正しいものの、別の組織が親ドメインを検証しています。その組織にこのサブドメインの解放を依頼するか、お問い合わせください。',
  domainWithoutAt: '@ の後の部分だけを入力してください。',
  domainNotAddress: 'URL ではなく、acme.com のようなドメインを入力してください。',
  domainNotIp: 'IP アドレスはメールドメインではありません。acme.com のようなドメインを入力してください。',
  domainNoAsterisk:
    'アスタリスクなしでドメインを入力してください。ドメインのページにサブドメイン用の設定があります。',
  domainInvalid: '「{typed}」はドメインではありません。acme.com のようなドメインを入力してください。',
  domainPublicSuffix: '{domain} は公開サフィックスです。その下の自社のドメインを入力してください。',
  domainImitates:
    '{domain} は別のドメインに似ています。ラベルに複数の文字体系が混在しているか、ラテン文字に似た文字が使われています。',
  domainFreeMail: '{domain} は一般向けのメールプロバイダーです。組織が所有することはできません。',
  domainClaimed: '組織にはすでに {domain} があります。一覧を確認してください。',
  domainNeeded:
    '組織ではシングルサインオンが必須で、有効な接続が {domain} に対応しています。ドメインを削除する前に、シングルサインオンの必須設定を解除してください。',
  subdomainsNeeded:
    '組織ではシングルサインオンが必須で、有効な接続が {domain} とそのサブドメインに対応しています。サブドメインを除外する前に、シングルサインオンの必須設定を解除してください。',
  domainTenant: 'ドメインを所有するテナントを指定してください',
  sessionIdle: 'アイドルタイムアウトを最長有効期間より長くすることはできません',
  refreshIdle: '更新の間隔を最長有効期間より長くすることはできません',
  pictureTooLarge: '画像が 128 KB を超えています。サイズを小さくしてください。',
  pictureAnimated: 'アニメーション画像です。アニメーションのない画像を選択してください。',
  pictureMore: 'ファイルに画像以外のデータが含まれています。画像を保存し直してください。',
  pictureSize: '画像は {width} × {height} ピクセルです。各辺は 32 ～ 1,024 ピクセルにしてください。',
  pictureFormat: 'PNG、JPEG、WebP のいずれの画像でもないか、ファイルが破損しています。',
  pictureSvg:
    'SVG ファイルにはスクリプトを含められるため使用できません。幅 512 ピクセルの PNG または WebP で保存してください。',
  plansForOrganizations: 'プランがあるのは組織だけです。',
  productsForOrganizations: '製品があるのは組織だけです。',
  productAvailable: '組織ではすでに {name} を利用できます。',
  requestDecided: 'このリクエストにはすでに回答済みです。',
  futureDay: '将来の日付を選択してください',
  productsTenant: '製品を所有するテナントを指定してください',
  columnsOfTenants: '1 行目には次の列名が必要です: {columns}。',
  noLines: 'ヘッダー行の下にデータ行がありません。',
  tooManyLines:
    'ファイルは {count, number} 行あります。一度に処理できるのは {limit, number} 行までです。ファイルを分割してください。',
  sameDomain: '同じドメインが {line, number} 行目にあります',
  isMissing: 'この値がありません',
  tenantExists: 'この名前とドメインのテナントはすでに存在します',
  importNotSuperadmin: 'このインポートを開始したユーザーはスーパー管理者ではなくなりました。',
  tenantDeleted: 'このテナントは削除されています。先に復元してください。',
  tenantNotDeleted: 'このテナントは削除されていません。',
  planRequestOpen: '{plan} のリクエストは回答待ちです。回答後に別のプランをリクエストできます。',
  customReady: '両方のレコードが見つかりました。',
  customNoTxt: 'この TXT レコードは存在しません。DNS の変更が反映されるまで数時間かかることがあります。',
  customOtherTxt: 'この名前の TXT レコードの値が異なります。値全体をもう一度コピーしてください。',
  customNoCname: 'CNAME レコードがありません。DNS の変更が反映されるまで数時間かかることがあります。',
  customOtherCname: 'CNAME レコードが別のホストを指しています。値をもう一度コピーしてください。',
  customDnsDown: 'ネームサーバーが応答しませんでした。次の確認は自動的に行われます。',
  customOwned: '別の組織がこの名前または親ドメインを検証しており、そのレコードがまだ DNS にあります。',
  customName: 'login.acme.com のような名前を入力してください',
  supportAddress: 'メールアドレス、または https:// で始まる Web ページを入力してください',
  customPlan: '組織のプランにカスタムドメインは含まれていません。上位のプランをリクエストしてください。',
  nameTenant: 'テナントを指定してください',
  customOfPlatform: '{name} はプラットフォームのものです。自社のドメインの下の名前を入力してください。',
  customApex:
    '{name} に CNAME レコードは設定できません (RFC 1034 §3.6.2)。login.{name} のようなサブドメインを入力してください。',
} satisfies Translation<typeof english>;
