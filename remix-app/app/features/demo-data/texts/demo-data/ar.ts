import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'البيانات التجريبية',
  about: 'مؤسسات نموذجية بسجل مدته 30 يومًا لتجربة Gatehouse.',
  contents: 'المحتويات',
  contentsAbout: 'كلها معلّمة كبيانات تجريبية. لا تشمل مؤسساتك وحساباتك.',
  organizations: 'المؤسسات',
  people: 'الحسابات',
  applications: 'التطبيقات',
  connections: 'الاتصالات',
  signIns: 'عمليات تسجيل الدخول',
  loading: 'جارٍ التحميل: {done, number} من {total, number} مؤسسات جاهزة.',
  removing: 'جارٍ الإزالة: تم محو {done, number} من {total, number} مؤسسات.',
  mayLeave: 'يعمل هذا في الخلفية. يمكنك مغادرة هذه الصفحة.',
  removal: 'إزالة البيانات التجريبية',
  removalAbout: 'افعل ذلك قبل استخدام Gatehouse لمؤسستك.',
  keepsSuperadmin:
    'يبقى المشرف العام التجريبي لعدم وجود مشرف عام آخر. أنشئ مشرفك العام بالأمر create-superadmin، ثم أزل البيانات التجريبية مرة أخرى.',
  open: 'إزالة البيانات التجريبية…',
  confirm:
    'هل تريد إزالة {organizations, plural, zero {# مؤسسة} one {مؤسسة واحدة} two {مؤسستين} few {# مؤسسات} many {# مؤسسة} other {# مؤسسة}} و{people, plural, zero {# حساب} one {حساب واحد} two {حسابين} few {# حسابات} many {# حسابًا} other {# حساب}}؟',
  effect:
    'تُمحى نهائيًا مع جلساتها واتصالاتها وتطبيقاتها وسجلات تدقيقها. تبقى المؤسسات التي انضم إليها مستخدمون آخرون.',
  remove: 'إزالة البيانات التجريبية',
  notRemoved: 'تعذرت إزالة البيانات التجريبية.',
  none: 'لا توجد بيانات تجريبية محمّلة',
  loadAgain: 'يحمّلها الأمر load-demo-data.',
  onlySuperadmin:
    'لم يبقَ سوى المشرف العام التجريبي. كلمة مروره علنية. أنشئ مشرفك العام بالأمر create-superadmin، ثم شغّل remove-demo-data.',
} satisfies Translation<typeof english>;
