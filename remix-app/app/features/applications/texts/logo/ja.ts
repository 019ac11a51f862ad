import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  logo: 'ロゴ',
  logoAbout: 'サインインページと同意ページ、および一覧に表示されます。背景は常に白です。',
} satisfies Translation<typeof english>;
