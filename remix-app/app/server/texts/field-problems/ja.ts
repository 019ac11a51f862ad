import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  required: 'この項目は必須です。',
  too_small: '値が短すぎるか小さすぎます。',
  too_big: '値が長すぎるか大きすぎます。',
  invalid_format: '形式が正しくありません。',
  invalid_type: '値が正しくありません。',
  invalid_value: '使用できる値から選択してください。',
} satisfies Translation<typeof english>;
