import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'アプリケーション',
  about:
    'OAuth 2.0 と OpenID Connect を使用し、Gatehouse 経由でユーザーをサインインさせるアプリケーションです。',
  newApplication: '新しいアプリケーション',
  searchPlaceholder: '名前または client ID',
  application: 'アプリケーション',
  organization: '組織',
  allOrganizations: 'すべての組織',
  status: 'ステータス',
  registered: '登録日時',
  noMatch: '一致するアプリケーションがありません',
  noMatchAbout: '名前または client ID の別の部分で検索してください。',
  none: 'アプリケーションはまだありません',
  noneAbout: 'アプリケーションを一度登録すると、ユーザーは既存のアカウントでサインインできます。',
  registerFirst: '最初のアプリケーションを登録',
} satisfies Translation<typeof english>;
