import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  email: 'メールアドレス',
  name: '氏名',
  givenName: '名',
  familyName: '姓',
  userId: 'ユーザー ID',
  organizationId: '組織 ID',
  organizationName: '組織名',
  role: 'ロール',
  groups: 'グループ',
  formatBasic: 'Basic',
  formatUri: 'URI',
  formatUnspecified: 'Unspecified',
  nameIdEmail: 'メールアドレス',
  nameIdUnspecified: 'Unspecified (メールアドレス)',
  nameIdPersistent: 'Persistent (アプリケーションごとに固有の識別子)',
  nameIdTransient: 'Transient (サインインごとに新しい識別子)',
  signBoth: 'アサーションとレスポンス',
  signAssertion: 'アサーションのみ',
  signResponse: 'レスポンスのみ',
  redirect: 'HTTP-Redirect',
  post: 'HTTP-POST',
  weak: '{algorithm} (脆弱、旧式のアプリケーション専用)',
} satisfies Translation<typeof english>;
