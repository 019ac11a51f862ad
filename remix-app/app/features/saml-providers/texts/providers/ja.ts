import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'SAML アプリケーション',
  about:
    'SAML 2.0 を使用し、Gatehouse 経由でユーザーをサインインさせるアプリケーションです。Gatehouse が ID プロバイダーになります。',
  newApplication: '新しい SAML アプリケーション',
  searchPlaceholder: '名前または entity ID',
  application: 'アプリケーション',
  organization: '組織',
  allOrganizations: 'すべての組織',
  status: 'ステータス',
  certificate: '証明書',
  noCertificate: 'なし',
  registered: '登録日時',
  noMatch: '一致するアプリケーションがありません',
  noMatchAbout: '名前または entity ID の別の部分で検索してください。',
  none: 'SAML アプリケーションはまだありません',
  noneAbout:
    'Slack、Salesforce、AWS などのアプリケーションを登録します。ユーザーは既存のアカウントでサインインできるようになります。',
  registerFirst: '最初のアプリケーションを登録',
} satisfies Translation<typeof english>;
