import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notSent: 'تعذّر إرسال طلبك. حاول مرة أخرى.',
  notAnswered: 'تعذّر الرد على الطلب. حاول مرة أخرى.',
  notChanged: 'لم يتغير شيء. حاول مرة أخرى.',
  noSuchAction: 'هذا الإجراء غير موجود.',
} satisfies Translation<typeof english>;
