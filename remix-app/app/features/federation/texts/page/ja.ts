import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'フェデレーションの検査',
  about:
    '任意の ID プロバイダーやアプリケーションを検査します。Gatehouse は公開されている情報を読み取り、ホストに接続して、アルゴリズム、有効期限、署名、エンドポイント、鍵、時計、TLS を評価します。結果は保存されません。',
  allConnections: 'すべての接続',
  subject: 'アドレスまたはメタデータ',
  subjectAbout:
    '発行者、メタデータのアドレス、または貼り付けた文書（SAML メタデータ、OpenID ディスカバリー、クライアント登録）。',
  entityId: 'エンティティ ID（任意）',
  entityIdAbout: '複数のエンティティを含む SAML メタデータの場合のみ入力します。',
  check: '検査',
  empty: '検査を実行すると、ここにレポートが表示されます。',
  notChecked: '検査を実行できませんでした。もう一度お試しください。',
  grade: '評価 {grade}：100 点中 {score, number} 点',
  oidc_provider: 'OpenID プロバイダー',
  saml_idp: 'SAML ID プロバイダー',
  saml_sp: 'SAML サービスプロバイダー',
  oidc_client: 'OAuth クライアント',
  counted:
    '{findings, plural, =0 {指摘なし} other {指摘 # 件}}。{rules, plural, other {検査した規則 # 件}}。',
  findings: '指摘事項',
  noFindings: 'すべての規則を満たしています。',
  critical: '重大',
  high: '高',
  medium: '中',
  low: '低',
  info: '情報',
  fix: '<b>対処：</b>{fix}',
  keys: '鍵と証明書',
  connections: 'TLS 接続',
  expires: '有効期限：{at}',
} satisfies Translation<typeof english>;
