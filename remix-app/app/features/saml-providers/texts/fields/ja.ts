import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  entityId: 'Entity ID',
  name: '名前',
  nameHelp: 'サインインページでユーザーに表示されます。',
  acsUrl: 'アサーションコンシューマーサービス (ACS) URL',
  acsUrlHelp: '以下の URL のうちの既定値です。新しい値を入力すると、すべて置き換えられます。',
  defaultService: '{url} (既定)',
  sloUrl: 'シングルログアウト URL (任意)',
  sloUrlHelp:
    'ユーザーがサインアウトすると、Gatehouse はこの URL にログアウト要求を送信します。設定しない場合、ユーザーは自分でアプリケーションからサインアウトする必要があります。',
  sloBinding: 'シングルログアウトのバインディング',
  sloSoapUrl: 'SOAP 用シングルログアウト URL (任意)',
  sloSoapUrlHelp:
    'ユーザーがアプリケーションへのアクセス権を失うと、Gatehouse はブラウザーを介さず、この URL への要求によってアプリケーションのセッションを終了します。設定しない場合、アプリケーションが終了するまでセッションは続きます。',
  metadataUrl: 'メタデータ URL',
  metadataUrlOptional: 'メタデータ URL (任意)',
  metadataUrlHelp:
    'Gatehouse は 1 日に 1 回メタデータを読み取り、新しい URL と証明書を適用します。置き換えられた証明書は、1 週間信頼されます。',
  nameId: 'NameID 形式',
  nameIdHelp: 'アプリケーションがユーザーを識別する方法です。',
  idpInitiated: 'IdP 起点のサインオンを許可',
} satisfies Translation<typeof english>;
