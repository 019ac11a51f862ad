import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'Gatehouse の構成要素とそれぞれの状態です。',
  features: '機能',
  technologies: '技術',
  deploymentLayers: 'デプロイの階層',
  deploymentLayersAbout: 'ブラウザーからデータベースまで。',
  securityLayers: 'セキュリティの階層',
  securityLayersAbout: 'ネットワークから監査ログまで。',
  implemented: '実装済み',
  deployed: 'デプロイ済み',
  active: '使用中',
  planned: '計画中',
  signIn: '統合サインイン',
  signInAbout:
    'すべての認証方法を 1 つのサービスが処理します。セッションを作成する前に、テナント、ユーザー、サインインポリシーを確認します。',
  isolation: 'テナントの分離',
  isolationAbout:
    'データベースの行レベルセキュリティがテナントを分離します。API のデータベースロールはこれを回避できません。',
  openId: 'OpenID Connect プロバイダー',
  openIdAbout:
    'アプリケーションは認可コードフローと PKCE でユーザーをサインインさせ、公開鍵でトークンを検証します。',
  audit: '監査ログ',
  auditAbout:
    'イベントは追記のみで、変更と同じトランザクションに保存されます。ハッシュチェーンにより改ざんを検出できます。',
  secrets: '保存データの暗号化',
  secretsAbout:
    'シークレットは AES-256-GCM で暗号化されます。マスターキーはデータベースに保存されず、ローテーションできます。',
  oneCommand: '1 つのコマンド',
  oneCommandAbout: 'npm start でデータベース、API、Web アプリ、ゲートウェイが起動し、まとめて終了します。',
  containers: 'コンテナー',
  containersAbout:
    'イメージは root 権限なしで動作します。マイグレーションは独立した手順です。Caddy が 1 つの公開オリジンを提供します。',
  saml: 'SAML 2.0',
  samlAbout:
    'Gatehouse は企業アプリケーションにアサーションを発行し、SAML の ID プロバイダーを通じてユーザーをサインインさせます。',
  wizard: 'SSO ウィザード',
  wizardAbout: '組織は約 5 分で Google Workspace または Microsoft Entra ID を接続できます。',
  factors: '2 つ目の要素',
  factorsAbout:
    '認証アプリ、パスキー、リカバリーコードに対応します。何を必須とするかは、テナントごとのサインインポリシーで決まります。',
  web: 'Web',
  api: 'API',
  identity: 'ID',
  dataAndTests: 'データとテスト',
  gatewayLayer: 'ゲートウェイ',
  gatewayLayerAbout:
    '1 つの公開オリジン。コンテナーではポート 443 の Caddy、npm start ではポート 3000 です。',
  webLayer: 'Web アプリ',
  webLayerAbout: 'ポート 3001 の Remix。ページを描画し、セッション Cookie を管理します。状態は保存しません。',
  apiLayer: 'API',
  apiLayerAbout:
    'ポート 8080 の NestJS。サインイン、トークン、テナントを処理します。プロセスはいくつでも実行できます。',
  databaseLayer: 'データベース',
  databaseLayerAbout: 'PostgreSQL が共有状態をすべて保存します。行レベルセキュリティがテナントを分離します。',
  transport: '通信',
  transportAbout: 'HSTS を伴う TLS。転送ヘッダーはゲートウェイからのものだけを受け入れます。',
  browser: 'ブラウザー',
  browserAbout:
    'nonce を使うコンテンツセキュリティポリシー、HttpOnly と SameSite の Cookie、フォームごとのオリジン検査を備えています。',
  session: 'セッション',
  sessionAbout:
    '不透明なトークンをハッシュで保存します。セッションは 15 分間操作がないとき、およびサインインから 15 分後に期限切れになります。',
  access: 'アクセス',
  accessAbout:
    'アクセスは既定で拒否されます。各ルートはロールまたは権限を宣言します。宣言がなければ API は起動しません。',
  data: 'データ',
  dataAbout:
    'テナントには行レベルセキュリティ、シークレットには暗号化、照合だけに使う値にはハッシュを使います。',
  evidence: '監査',
  evidenceAbout: '追記専用の監査ログ。テナントごとにハッシュチェーンを持ちます。',
} satisfies Translation<typeof english>;
