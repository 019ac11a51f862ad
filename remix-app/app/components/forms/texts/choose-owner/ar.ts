import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'لا توجد مؤسسة برمز أو معرّف نصي <b>{of}</b>.',
  organization: 'المؤسسة',
  codeOrSlug: 'الرمز أو المعرّف النصي',
  show: 'عرض',
} satisfies Translation<typeof english>;
