import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'アプリケーション',
  newApplication: '新しいアプリケーション',
  clientRegistration: 'クライアント登録',
  application: 'アプリケーション',
  organization: '組織',
  allOrganizations: 'すべての組織',
  status: 'ステータス',
  registered: '登録日時',
  noMatch: '一致するアプリケーションがありません',
  none: 'アプリケーションはまだありません',
  noneAbout: 'アプリケーションを一度登録すると、ユーザーは既存のアカウントでサインインできます。',
  registerFirst: '最初のアプリケーションを登録',
  about:
    'ユーザーやマシンが OpenID Connect または SAML を使用して Gatehouse 経由でサインインするアプリケーションです。',
  searchPlaceholder: '名前、client ID、entity ID',
  noMatchAbout: '名前、client ID、entity ID の別の部分で検索するか、フィルターを変更してください。',
  kind: '種類',
  anyKind: 'すべての種類',
  anyStatus: 'すべてのステータス',
  lastSignIn: '最終サインイン',
  noSignIn: '30 日間なし',
  failures: '失敗 (7 日間)',
} satisfies Translation<typeof english>;
