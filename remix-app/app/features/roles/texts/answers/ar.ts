import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownRole: 'هذا الدور غير موجود.',
  notSaved: 'تعذّر حفظ الدور. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
