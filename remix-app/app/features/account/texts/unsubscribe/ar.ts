import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'هل تريد إلغاء الاشتراك في الرسالة الأسبوعية؟',
  about:
    'تتوقف الرسالة الأسبوعية عن عمليات تسجيل الدخول في مؤسساتك. تستمر الرسائل الأخرى. يمكنك تفعيلها من جديد في إعداداتك.',
  unsubscribe: 'إلغاء الاشتراك',
  done: 'تم إلغاء اشتراكك',
  doneAbout: 'لن تصلك الرسالة الأسبوعية بعد الآن. يمكنك تفعيلها من جديد في إعداداتك.',
  failed: 'لم يُلغَ الاشتراك بعد',
  deadLink: 'هذا الرابط لا يعمل',
  deadLinkAbout: 'هذا الرابط غير مكتمل أو منتهي الصلاحية. غيّر إشعاراتك في إعداداتك بدلًا من ذلك.',
  toSettings: 'فتح إعداداتي',
} satisfies Translation<typeof english>;
