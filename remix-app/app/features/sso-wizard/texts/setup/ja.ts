import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  endedTitle: 'このリンクは使用できません',
} satisfies Translation<typeof english>;
