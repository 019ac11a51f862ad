import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: '組織を選択してください。招待されたユーザーに、その組織からメールが届きます。',
} satisfies Translation<typeof english>;
