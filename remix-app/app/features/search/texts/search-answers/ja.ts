import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tooShort: '{count, plural, other {# 文字以上入力してください。}}',
  busy: '検索回数が多すぎます。数秒後にもう一度お試しください。',
  failed: '検索は利用できません。しばらくしてからもう一度お試しください。',
} satisfies Translation<typeof english>;
