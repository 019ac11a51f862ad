import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サインインの問題',
  about: 'サインインまたはアプリケーションの要求が失敗するときのすべてのコードです。',
} satisfies Translation<typeof english>;
