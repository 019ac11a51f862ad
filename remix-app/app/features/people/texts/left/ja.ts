import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'このユーザーが残すもの',
  aboutOver: 'このユーザーがメンバーだったときに作成した項目です。現在も使用されています。',
  about: 'ユーザーの削除、停止、または権限の少ないロールの割り当ての前に、この一覧を確認してください。',
  ends: '終了するもの',
  remains: '残るもの（要確認）',
  endsList: '終了するもの: {items}。',
  remainsList: '残るもの（要確認）: {items}。',
  andMore: '他 {count}件',
  invitations: '{count, plural, other {保留中の招待 {shown}件}}',
  invitationsWhat:
    '削除または停止すると取り消されます。権限の少ないロールでは、そのロールで送信できない招待が取り消されます。',
  setUpLinks: '{count, plural, other {セットアップリンク {shown}件}}',
  setUpLinksWhat: 'ユーザーが管理者でなくなると取り消されます。',
  initialTokens: '{count, plural, other {初期アクセストークン {shown}件}}',
  initialTokensWhat: 'ユーザーが管理者でなくなると取り消されます。',
  imports: '{count, plural, other {実行中のインポート {shown}件}}',
  importsWhat: '停止します。',
  secrets:
    '{count, plural, other {ユーザーがクライアントシークレットを知っているアプリケーション {shown}件}}',
  secretsWhat: '各シークレットをローテーションしてください。',
  applications: '{count, plural, other {ユーザーが登録したアプリケーション {shown}件}}',
  keepWorking: '引き続き動作します。それぞれ保持するか削除してください。',
  samlProviders: '{count, plural, other {ユーザーが登録したSAMLサービスプロバイダー {shown}件}}',
  connections: '{count, plural, other {ユーザーが設定または変更した接続 {shown}件}}',
  connectionsWhat:
    '引き続き動作します。それぞれのエンドポイントを確認し、IDプロバイダーでシークレットを置き換えてください。',
} satisfies Translation<typeof english>;
