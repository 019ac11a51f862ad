import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'الوكلاء',
  about:
    'التطبيقات التي سجّلت نفسها، والتطبيقات ذات مستند البيانات الوصفية التي يعرفها مستخدمو المؤسسة. يعرض الخط الزمني للوكيل كل رمز حصل عليه.',
  none: 'يظهر الوكلاء هنا بعد تسجيلهم، أو بعد أن يسجّل مستخدم الدخول إلى وكيل له مستند بيانات وصفية.',
  more: 'تُعرض أحدث {count, number} من الوكلاء.',
  publisher: 'نشره {host}',
  registered: 'سجّل نفسه',
  users:
    '{count, plural, zero {لم يمنحه أي مستخدم الوصول} one {منحه مستخدم واحد الوصول} two {منحه مستخدمان الوصول} few {منحه # مستخدمين الوصول} many {منحه # مستخدمًا الوصول} other {منحه # مستخدم الوصول}}',
  lastUsed: 'آخر استخدام {time}',
  since: 'معروف منذ {time}',
  access: 'يمكنه الوصول إلى: {access}',
  end: 'إنهاء الوصول',
  endNamed: 'إنهاء وصول {name} إلى بيانات جميع المستخدمين',
  notEnded: 'لم يُنهَ الوصول. حاول مجددًا.',
} satisfies Translation<typeof english>;
