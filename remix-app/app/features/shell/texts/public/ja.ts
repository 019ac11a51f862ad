import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  main: 'メイン',
  features: '機能',
  products: '製品',
  dashboard: 'ダッシュボード',
  signIn: 'サインイン',
  tagline: 'すべての組織、人、アプリケーションに 1 つの入口を提供する、企業向け IT セキュリティ。',
  rightsReserved: '© {year} {product}. All rights reserved.',
  onNetwork: '{network} の {product}',
} satisfies Translation<typeof english>;
