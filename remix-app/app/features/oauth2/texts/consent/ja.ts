import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  requested: '要求されているアクセス',
  openid: 'ユーザーの識別子',
  profile: '名前、画像、言語、タイムゾーン',
  email: 'メールアドレス',
  tenant: '所属する組織と、組織でのロールおよび権限',
  groups: '所属しているグループ',
  offlineAccess: '不在時のアクセス',
  duration: 'アクセスの期間',
  afterSignIn:
    'サインインのたびに {span}アクセスできます。「接続済みアプリケーション」でいつでも取り消せます。',
  whileAway: '不在時も最長 {span}アクセスできます。「接続済みアプリケーション」でいつでも取り消せます。',
  whileUsed:
    '不在時も最長 {span}アクセスできます。使用されないアクセスは {unused}で終了します。「接続済みアプリケーション」でいつでも取り消せます。',
  days: '{count, plural, other {# 日間}}',
  hours: '{count, plural, other {# 時間}}',
  minutes: '{count, plural, other {# 分間}}',
  seconds: '{count, plural, other {# 秒間}}',
  allow: '許可',
  deny: '拒否',
  unchecked: 'このアプリケーションは誰も確認していません',
  uncheckedAbout:
    '自己登録されたため、名前が偽りの可能性があります。ご自身で今開始した場合にのみ続行してください。',
  publishedBy: '発行元: {host}',
  publishedByAbout:
    'Gatehouse が確認したのは、このホストがアプリケーションを発行していることだけです。ご自身で今開始した場合にのみ続行してください。',
} satisfies Translation<typeof english>;
