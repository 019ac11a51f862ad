import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject:
    'تنتهي صلاحية شهادة لتسجيل الدخول الموحّد {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}',
  aboutNamed:
    'تنتهي صلاحية شهادة التوقيع لموفّر الهوية الخاص بالاتصال «{connection}» {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}. بعد ذلك لن يتمكن أحد من تسجيل الدخول عبر هذا الاتصال.',
  about:
    'تنتهي صلاحية شهادة التوقيع لموفّر الهوية الخاص بأحد اتصالاتك {days, plural, zero {اليوم} one {غدًا} two {بعد يومين} few {بعد # أيام} many {بعد # يومًا} other {بعد # يوم}}. بعد ذلك لن يتمكن أحد من تسجيل الدخول عبر هذا الاتصال.',
  next: 'أضف الشهادة الجديدة قبل ذلك. تُقبل الشهادتان ما دامتا صالحتين. يضيف الاتصال الذي له عنوان URL للبيانات الوصفية الشهادة الجديدة تلقائيًا عندما ينشرها موفّر الهوية.',
  action: 'فتح الاتصال',
} satisfies Translation<typeof english>;
