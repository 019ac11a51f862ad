import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  authenticationFailed: 'فشلت المصادقة',
  over: 'استغرق تسجيل الدخول هذا وقتًا طويلًا. ابدأ من جديد.',
  needsAPage:
    'يتطلب حسابك عاملًا ثانيًا جديدًا. سجّل الدخول مجددًا في علامة تبويب جديدة، ثم تابع هنا. تبقى تغييراتك في هذه الصفحة محفوظة.',
} satisfies Translation<typeof english>;
