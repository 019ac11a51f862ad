import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'اختر المؤسسة. يتلقى المستخدمون المدعوون رسالة بريد إلكتروني منها.',
} satisfies Translation<typeof english>;
