import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  users: '{plan}: <b>ユーザー {count, plural, other {#}}件中{used, number}件</b>。',
  domains: '{plan}: <b>ドメイン {count, plural, other {#}}件中{used, number}件</b>。',
  ssoConfigurations: '{plan}: <b>SSO構成 {count, plural, other {#}}件中{used, number}件</b>。',
  full: '上限に達しました。既存の項目はそのまま残ります。',
  removeUser: '追加するには、ユーザーを削除してください。',
  removeDomain: '追加するには、ドメインを削除してください。',
  deleteConfiguration: '追加するには、SSO構成を削除してください。',
  orGrant: '上位のプランを割り当てることもできます。',
  orRequest: '上位のプランを申し込むこともできます。',
  openTenant: 'テナントを開く',
  requested: '{plan} の申し込みは回答待ちです。',
  request: '{plan} を申し込む',
  waiting: '{plan} の申し込みを受け付けました',
  waitingAbout:
    '送信日時: {when}。担当チームが内容を確認し、メールで回答します。再度申し込む必要はありません。',
  usersLabel: 'ユーザーと招待',
  domainsLabel: 'ドメイン',
  ssoConfigurationsLabel: 'SSO構成',
  productsLabel: '製品',
  usedOf: '{used} / {limit, number}',
  moreThan: '{count, number}超',
} satisfies Translation<typeof english>;
