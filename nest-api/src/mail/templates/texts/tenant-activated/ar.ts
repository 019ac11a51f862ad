import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'مؤسستك نشطة',
  about: 'مؤسستك في Gatehouse نشطة. يمكنك أنت وأعضاء مؤسستك الآن استخدام كل ما تتضمنه خطتك.',
  trial:
    'تبدأ اليوم فترتك التجريبية المجانية لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  action: 'فتح لوحة المعلومات',
} satisfies Translation<typeof english>;
