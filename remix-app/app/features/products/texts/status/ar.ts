import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  included: 'ضمن خطتك',
  granted: 'ممنوح',
  requested: 'مطلوب',
  none: 'غير مضمّن في خطتك',
  until: 'حتى {day}',
  on: 'في {day}',
  ended: 'انتهى في {day}',
} satisfies Translation<typeof english>;
