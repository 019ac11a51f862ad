import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サインインのルーティング',
  about:
    'サインインページがメールアドレスをどこに送るかを確認します。ドメインだけで決まります。アカウントの有無で結果は変わらないため、アカウントの存在は明らかになりません。',
  allConnections: 'すべての接続',
  email: 'メールアドレス',
  explain: '確認',
  why: '理由',
  connections: '組織の接続',
  enabledWith: '{kind}、有効、{domain} を含む',
  enabledWithout: '{kind}、有効、{domain} を含まない',
  disabledWith: '{kind}、無効、{domain} を含む',
  disabledWithout: '{kind}、無効、{domain} を含まない',
  theDomain: 'ドメイン',
  password: 'パスワードを要求します',
  offer: '{connections} とパスワードを提示します',
  require: '{connections} を必須にします',
  decidesPassword: '{answer} パスワードを要求します。',
  next: '対処方法',
  pending: 'ドメインの確認が完了していません。DNS TXT レコードを追加してください。',
  verify: 'ドメインを確認',
  unclaimed: 'このドメインが組織のものである場合は、申請してください。',
  claim: 'ドメインを申請',
  unserved: 'ドメインを接続に追加し、その接続を有効にしてください。',
  toConnections: '接続を開く',
} satisfies Translation<typeof english>;
