import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  noSuchAction: 'هذا الإجراء غير موجود.',
  notAnswered: 'تعذّر الرد على الطلب. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
