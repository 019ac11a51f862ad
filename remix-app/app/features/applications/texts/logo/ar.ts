import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  logo: 'الشعار',
  logoAbout:
    'يراه المستخدمون في صفحات تسجيل الدخول والموافقة، وتراه أنت في القوائم. تكون الخلفية بيضاء دائمًا.',
} satisfies Translation<typeof english>;
