import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'التطبيقات المتصلة',
  about:
    'تسجّل هذه التطبيقات دخولك عبر Gatehouse. إذا سحبت الوصول، فسينتهي فورًا. وسيطلب التطبيق إذنك مجددًا في المرة التالية.',
  allowed: 'تم السماح: {when}',
  lastUsed: 'آخر استخدام: {when}',
  expires: 'تنتهي صلاحية الوصول: {when}',
  offlineExpires: 'تنتهي صلاحية الوصول أثناء غيابك: {when}',
  mayAccess: 'الوصول الممنوح',
  withdraw: 'سحب الوصول<hidden> من {application}</hidden>',
  withdrawScope: 'سحب<hidden> «{scope}» من {application}</hidden>',
  disabled: 'معطّل',
  hasAccess: 'لديه وصول',
  notSignedIn: 'مسموح به، لم يُسجَّل الدخول',
  empty: 'لا توجد تطبيقات متصلة',
  emptyAbout: 'تظهر التطبيقات هنا بعد أن تسجّل الدخول إليها عبر Gatehouse.',
} satisfies Translation<typeof english>;
