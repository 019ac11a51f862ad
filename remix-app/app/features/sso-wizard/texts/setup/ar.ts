import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ربط {name}',
  titleOther: 'اربط موفّر الهوية',
  about: 'طلبت منك {organization} إكمال هذا الإعداد. تنتهي صلاحية الرابط {at}.',
  doneTitle: 'اكتمل الإعداد',
  doneAbout:
    'تم إعداد {name} بنجاح عبر المعالج! يُخطَر مسؤولو المؤسسة. وهم يختبرون الاتصال ويفعّلونه. لم يعد هذا الرابط يعمل.',
  endedTitle: 'هذا الرابط لا يعمل',
} satisfies Translation<typeof english>;
