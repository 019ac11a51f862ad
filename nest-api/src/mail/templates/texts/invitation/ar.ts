import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'دعوة للانضمام إلى {organization}',
  aboutBy:
    'يدعوك {inviter} إلى الانضمام إلى {organization} في Gatehouse، حيث يسجّل الأعضاء الدخول إلى تطبيقاتهم.',
  about: 'أنت مدعو إلى الانضمام إلى {organization} في Gatehouse، حيث يسجّل الأعضاء الدخول إلى تطبيقاتهم.',
  action: 'قبول الدعوة',
  expiry:
    'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. لا تشاركه مع أحد.',
  notYou: 'إذا لم تكن تتوقع هذه الدعوة، فتجاهل هذه الرسالة. لا يُنشأ أي حساب دون الرابط.',
} satisfies Translation<typeof english>;
