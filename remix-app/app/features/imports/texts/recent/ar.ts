import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'عمليات الاستيراد الأخيرة',
  entry:
    '{when}: تمت معالجة {done, number} من {count, plural, zero {# سطر} one {سطر واحد} two {سطرين} few {# أسطر} many {# سطرًا} other {# سطر}}، فشل {failed, number}',
} satisfies Translation<typeof english>;
