import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: '新しいパスワード',
  rule: '{count, plural, other {# 文字以上}}。複数の単語を組み合わせるとより安全です。',
  confirm: '新しいパスワードの確認',
} satisfies Translation<typeof english>;
