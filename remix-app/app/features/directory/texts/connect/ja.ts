import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  clientOther: 'その他の SCIM クライアント',
  guideValues: '{name} の値',
  guide: 'ディレクトリを設定する',
  guideOf: '手順を選択',
  token: 'Bearer トークン',
  tokenOnce: 'トークンを今コピーしてください。表示されるのは一度だけです。',
  tokenStored:
    '保存されるのはハッシュだけです。ディレクトリに入力してから、古いトークンを取り消してください。',
  address: 'ベース URL',
  addressAbout: 'ディレクトリはここにリクエストを送信します。',
  createClient: 'OAuth クライアントを作成',
  clientOnce: 'クライアントシークレットを今コピーしてください。表示されるのは一度だけです。',
  clientStored:
    '保存されるのはハッシュだけです。下の値をディレクトリに入力してから、それまで使っていたものを取り消してください。',
  clientValues: 'OAuth クライアントとしての {name} の値',
  clientGrant: 'グラントタイプは client_credentials です。スコープは不要です。',
  clientId: 'クライアント ID',
  clientSecret: 'クライアントシークレット',
} satisfies Translation<typeof english>;
