import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サインインに対応が必要です',
  more: '{count, plural, other {他 # 件}}',
  platform: 'プラットフォーム',
} satisfies Translation<typeof english>;
