import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'واجهة API جديدة',
  about: 'تقبل واجهة API رموز الوصول. تطلبها التطبيقات باستخدام مُعرّف واجهة API.',
  identifierHelp:
    'عنوان URI تملكه أنت. ليس من الضروري أن يكون قابلًا للوصول. ترسله التطبيقات في resource، وتتضمنه رموز الوصول في aud. لا يمكنك تغييره لاحقًا.',
  organization: 'المؤسسة (اختياري)',
  organizationHelp:
    'الرمز، مثل TEN-001، أو الاسم المختصر (slug). لا يمكن إلا لتطبيقات هذه المؤسسة طلب الرموز. إذا كان الحقل فارغًا، فلا يمكن طلبها إلا للتطبيقات المخصصة لجميع المؤسسات.',
  register: 'تسجيل واجهة API',
} satisfies Translation<typeof english>;
