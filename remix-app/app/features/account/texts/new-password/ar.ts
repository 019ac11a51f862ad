import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  label: 'كلمة المرور الجديدة',
  rule: '{count, plural, zero {# حرف على الأقل} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}. عدة كلمات أكثر أمانًا من كلمة واحدة.',
  confirm: 'تأكيد كلمة المرور الجديدة',
} satisfies Translation<typeof english>;
