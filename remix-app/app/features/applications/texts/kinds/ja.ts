import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  web: 'Web アプリケーション',
  spa: 'シングルページアプリケーション',
  native: 'ネイティブアプリケーション',
  device: 'デバイス',
  machine: 'マシン間 (M2M)',
  saml: 'SAML アプリケーション',
  workload: 'シークレットのないワークロード',
} satisfies Translation<typeof english>;
