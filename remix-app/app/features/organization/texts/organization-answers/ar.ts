import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  session: 'أدخل من 1 إلى 1440 دقيقة',
  offlineIdle: 'أدخل حتى 30 يومًا',
  offlineTotal: 'أدخل حتى 90 يومًا',
  notSaved: 'لم يُحفظ التغيير. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
