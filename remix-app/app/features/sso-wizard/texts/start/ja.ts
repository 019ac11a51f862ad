import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'ID プロバイダーを段階的に接続します。保存する前にすべてを確認できます。',
  quickAbout: '管理者の同意と確認を 1 回ずつ行うだけで、ID プロバイダーを接続します。',
  googleAbout: '管理者が一度同意すると、Gatehouse が Google からドメインを読み込みます。',
  microsoftAbout: '管理者が一度同意すると、Gatehouse が Microsoft からドメインを読み込みます。',
  others: '別の ID プロバイダー',
  othersAbout: 'ID プロバイダーに入力する値を記載した手順が表示されます。',
  byHand: 'または<link>すべての設定を手動で入力</link>してください。',
  providerWith: '{type} で {name}',
  resume: '設定を再開',
  started: '開始: {at}',
  captured: '取得: {at}',
  resumeOne: '再開',
  organization: '組織',
  organizationAbout: 'この組織のメンバーがこの接続でサインインします。',
  newOrganization: '新しい組織 (ID プロバイダーの名前を使用)',
  find: '組織を検索',
  findHint: '名前、コード、スラッグ',
  findButton: '検索',
  firstShown: '最初の {count, plural, other {# 件の組織}}を表示しています。',
  noneFound: '「{search}」に一致する組織はありません。',
  manyFound: '{count, plural, other {# 件}}を超える組織が一致します。最初の組織を表示しています。',
  found: '{count, plural, other {# 件の組織が一致します。選択を確認してください。}}',
} satisfies Translation<typeof english>;
