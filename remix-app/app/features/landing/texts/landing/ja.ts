import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tagline:
    'すべての組織、ユーザー、アプリケーションのためのエンタープライズ IT セキュリティとシングルサインオン。',
  getStarted: 'はじめる',
  learnMore: '詳細を見る',
  picture:
    '失敗したサインインの図：ID プロバイダーが新しい証明書で署名したため、メタデータを再度インポートすると解決します。',
  user: 'ユーザー',
  signInFailed: 'サインイン失敗',
  typesAddress: 'メールアドレス',
  request: 'サインイン要求',
  response: '署名付き応答',
  checkFailed: '署名が証明書と一致しません',
  seconds: '{seconds, number} 秒',
  cause: '原因',
  causeAbout: 'Okta は 9:12 から新しい証明書で署名しています。',
  fix: '解決策',
  fixAbout: 'メタデータを再度インポートする',
  features: 'わかりやすいセキュリティ',
  ai: 'AI によるセキュリティ',
  aiAbout: '各デバイスとネットワークの通常の動作を学習します。シグネチャがまだない脅威もブロックします。',
  monitoring: 'リアルタイム監視',
  monitoringAbout:
    'サインイン、デバイス、接続をリアルタイムで表示します。アラートは、何がどこで起きたか、どう対処すべきかを示します。',
  analytics: '高度な分析',
  analyticsAbout:
    '組織全体の傾向と、その背後にある個々のイベントを表示します。レポートはそのまま監査に使用できます。',
  products: '4 つの製品を一度のサインインで',
  trial: 'プラットフォームのすべてを 14 日間お試しください',
  trialAbout: 'すべての製品を $0 でお試しいただけます。クレジットカードは不要です。',
  startTrial: '無料トライアルを開始',
} satisfies Translation<typeof english>;
