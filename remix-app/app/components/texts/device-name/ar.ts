import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknown: 'جهاز غير معروف',
  browserOn: '{browser} على {system}',
  script: '{tool} (برنامج نصي)',
} satisfies Translation<typeof english>;
