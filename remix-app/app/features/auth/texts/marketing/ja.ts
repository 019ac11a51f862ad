import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  lead: '会社全体で、ひとつのサインイン。',
  security: 'エンタープライズセキュリティ',
  securityAbout: 'テナントは互いに分離され、すべての変更が監査ログに恒久的に記録されます。',
  speed: '超高速',
  speedAbout: '一度のサインインで、すべてのアプリケーションがすぐに開きます。',
  scale: 'スケーラブルなプラットフォーム',
  scaleAbout: '最初の顧客から 1 万社目まで、移行は不要です。',
  support: 'プレミアムサポート',
  supportAbout: '標準仕様に精通した専門家が問題を解決します。',
} satisfies Translation<typeof english>;
