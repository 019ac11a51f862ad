import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サインインポリシー',
  about: '次回のサインインから、組織の全メンバーに適用されます。',
  passwordMinLength: 'パスワードの最小文字数',
  passwordMinLengthAbout:
    '8〜64 文字。文字種の規則はありません。より短いパスワードは、変更するまで引き続き使用できます。',
  requireFactor: '第 2 要素を必須にする',
  requireFactorAbout:
    '認証アプリまたはパスキー。未設定のユーザーには設定を求めます。猶予期間が過ぎると、設定しなければサインインできません。',
  requiredSince: '必須化: {time}',
  failedSignInRetentionDays: '失敗したサインインの保存日数',
  failedSignInRetentionDaysAbout: 'サインインログは、失敗した試行を7〜365日間保存します。',
  checkPasswords: 'サインイン時にパスワードを確認',
  checkPasswordsAbout:
    'データ漏洩で見つかったパスワードは、サインインを続ける前に変更が必要です。漏洩パスワードのリストを利用できない場合、確認なしでサインインできます。',
  checkOn: 'オン',
  checkOff: 'オフ',
  graceDays: '猶予期間 (日数)',
  graceDaysAbout:
    '0〜90。必須化された日、またはユーザーが参加した日から数えます。0 の場合、次回のサインインから第 2 要素が必要です。',
  upstreamFactor: 'ID プロバイダー経由のサインイン後の第 2 要素',
  upstreamFactorAbout:
    'Google Workspace、Microsoft Entra ID などの ID プロバイダーが独自に第 2 要素を要求する場合があります。',
  trusted: '不要: サインインを 2 要素とみなす',
  when_claimed: 'ID プロバイダーが 2 要素を報告しない場合に必要',
  never: '常に必要',
  allowedNetworks: '許可するネットワーク',
  allowedNetworksAbout:
    'IP アドレス、203.0.113.0/24 のような範囲、DE のような国、AS3320 のようなネットワーク事業者を 1 行に 1 つ入力します。空の場合、ユーザーはどのネットワークからもサインインできます。緊急管理者にも適用されます。',
  blockedNetworks: 'ブロックするネットワーク',
  blockedNetworksAbout:
    '同じ形式で 1 行に 1 つ入力します。許可されていても、これらのネットワークからは誰もサインインできません。',
  acceptOwnExclusion: '自分のアドレスが除外されてもこのリストを保存する',
  acceptOwnExclusionAbout: 'サインインは維持されますが、ここから再度サインインすることはできません。',
  riskMode: 'リスクのあるサインイン',
  riskModeAbout:
    'サインインごとに、そのユーザーの普段の使い方と比較します。まず報告のみで始め、サインインログを確認してください。',
  report_only: '報告のみ: すべてのサインインを続行',
  enforce: '下の設定どおりに動作',
  riskMedium: '中リスクのとき',
  riskMediumAbout:
    'たとえば、新しいネットワークの新しいデバイスです。第 2 要素のないユーザーは設定を求められます。パスキーのないユーザーは、代わりに第 2 要素が必要です。',
  riskHigh: '高リスクのとき',
  riskHighAbout:
    'たとえば、移動できないほど遠い国の新しいデバイスです。求められた第 2 要素またはパスキーのないユーザーはサインインできません。承認を選ぶと、組織の管理者がサインインについて判断します。',
  riskModel: '組織のサインインのモデル',
  riskModelAbout:
    'モデルは、組織のサインインの国、ネットワーク、時間帯、認証方法、ブラウザーを毎日学習します。加算されるのは最大 12 点で、それだけで中リスクに達することはありません。',
  off: 'オフ',
  report: '報告: サインインログに表示し、点数は加算しない',
  count: '加算: リスクに反映する',
  modelTrained: '{count, plural, other {{time}に # 件のサインインで学習しました。}}',
  modelMissing: '{count, plural, other {モデルには、30 日以内にあと # 件の成功したサインインが必要です。}}',
  riskRules: 'グループとアプリケーションのより厳しいルール',
  riskRulesAbout:
    'グループと、その中のグループのメンバーには、該当する最も厳しい動作が適用されます。アプリケーションのルールは、サインイン済みのユーザーがアクセスするときにも適用されます。',
  addRule: 'ルールを追加',
  ruleNumber: 'ルール {number, number}',
  ruleTarget: '対象',
  ofPlatform: '{name}（プラットフォーム）',
  noTarget: 'グループまたはアプリケーションを選択',
  groups: 'グループ',
  oauth_clients: 'OIDC アプリケーション',
  saml_service_providers: 'SAML アプリケーション',
  removeRule: 'ルール {number, number} を削除',
  remove: '削除',
  allow: '許可',
  second_factor: '第 2 要素を求める',
  passkey: 'パスキーを求める',
  approval: '管理者の承認まで保留',
  reject: '拒否',
  save: 'ポリシーを保存',
  secondFactor: '第 2 要素',
  required: '必須',
  optional: '任意',
} satisfies Translation<typeof english>;
