import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noAnswer: 'エンドポイントが応答しない',
  noAnswerAbout:
    'このコマンドはディスカバリードキュメントを取得します。失敗した場合は、まずアドレス、リバースプロキシ、TLS 証明書を確認してください。',
  invalidClient:
    'OAuth クライアントが設定されていません。SSO の設定については、管理者にお問い合わせください。',
  invalidClientAbout:
    'invalid_client: ID プロバイダーがクライアント ID またはクライアントシークレットを認識しないか、シークレットの有効期限が切れています。新しいシークレットを作成し、「SSO 構成」で置き換えてください。',
  accessDenied: 'アクセスが拒否されました。もう一度お試しいただくか、サポートにお問い合わせください。',
  accessDeniedAbout:
    'access_denied: ユーザーまたは ID プロバイダーのポリシーがアクセスを拒否しました。Microsoft Entra では「Sign-in logs」を開きます。Google では同意画面の対象を確認します。',
  invalidRequest: 'OAuth 要求が無効です。もう一度お試しください。',
  invalidRequestAbout:
    'invalid_request (Google では redirect_uri_mismatch): 登録されたリダイレクト URI が SSO 構成のものと異なります。スラッシュの有無やスキーム (http と https) の違いがよくある原因です。',
  popupBlocked: 'ポップアップがブロックされました。このサイトのポップアップを許可してください。',
  popupBlockedAbout:
    'ブラウザーがポップアップをブロックしています。このサイトで許可するか、JavaScript を無効にしてください。無効にすると、サインインにはリダイレクトが使われます。',
  clocks: 'トークンが期限切れ、またはまだ有効でない',
  clocksAbout:
    '時計が数分ずれていると、すべてのトークンが無効になります。このマシンの時計とサーバーの時計を比べてください。',
  pendingDomain: 'ドメインが保留中のままになる',
  pendingDomainAbout:
    'Gatehouse と同じ方法で DNS TXT レコードを照会します。値はドメインのページに表示された値と一致し、1 つの文字列である必要があります。',
  registerSaml: 'シェルから SAML アプリケーションを登録する',
  registerSamlAbout:
    'このコマンドにはエンティティ ID と ACS URL が必要です。代わりに metadata_url を使うと、両方をアプリケーションから読み込みます。組織のないアプリケーションは、すべての組織のユーザーが利用できます。',
  samlRequest: 'SAML サインインが始まらない',
  samlRequestAbout:
    '要求を XML のまま送信します。ステータス 303 とアドレスが返れば、アプリケーションは登録済みで、要求は有効です。続けるには、そのアドレスをブラウザーで開きます。それ以外の応答にはエラーの内容が含まれます。',
  samlSignature: 'アプリケーションが SAML 署名を拒否する',
  samlSignatureAbout:
    'アプリケーションが Gatehouse の古い証明書を使用しています。このコマンドは、有効な証明書とその有効期限を表示します。証明書が自動的に更新されるように、アプリケーションにメタデータ URL を設定してください。',
} satisfies Translation<typeof english>;
