import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ما يتركه هذا المستخدم',
  aboutOver: 'أنشأ هذا المستخدم هذه العناصر عندما كان عضوًا. لا تزال قيد الاستخدام.',
  about: 'راجع هذه القائمة قبل إزالة المستخدم أو تعليقه أو إسناد دور ذي أذونات أقل إليه.',
  ends: 'ينتهي',
  remains: 'يبقى للمراجعة',
  endsList: 'ينتهي: {items}.',
  remainsList: 'يبقى للمراجعة: {items}.',
  andMore: 'و{count} أخرى',
  invitations:
    '{count, plural, zero {{shown} دعوة معلّقة} one {{shown} دعوة معلّقة} two {{shown} دعوة معلّقة} few {{shown} دعوات معلّقة} many {{shown} دعوة معلّقة} other {{shown} دعوة معلّقة}}',
  invitationsWhat:
    'تُلغى عند الإزالة أو التعليق. يلغي الدور ذو الأذونات الأقل الدعوات التي لم يعد بإمكان المستخدم إرسالها.',
  setUpLinks:
    '{count, plural, zero {{shown} رابط إعداد} one {{shown} رابط إعداد} two {{shown} رابط إعداد} few {{shown} روابط إعداد} many {{shown} رابط إعداد} other {{shown} رابط إعداد}}',
  setUpLinksWhat: 'تُلغى ما لم يبقَ المستخدم مسؤولًا.',
  initialTokens:
    '{count, plural, zero {{shown} رمز وصول أولي} one {{shown} رمز وصول أولي} two {{shown} رمز وصول أولي} few {{shown} رموز وصول أولية} many {{shown} رمز وصول أولي} other {{shown} رمز وصول أولي}}',
  initialTokensWhat: 'تُلغى ما لم يبقَ المستخدم مسؤولًا.',
  imports:
    '{count, plural, zero {{shown} عملية استيراد جارية} one {{shown} عملية استيراد جارية} two {{shown} عملية استيراد جارية} few {{shown} عمليات استيراد جارية} many {{shown} عملية استيراد جارية} other {{shown} عملية استيراد جارية}}',
  importsWhat: 'تتوقف.',
  secrets:
    '{count, plural, zero {{shown} تطبيق يعرف المستخدم سر العميل الخاص به} one {{shown} تطبيق يعرف المستخدم سر العميل الخاص به} two {{shown} تطبيق يعرف المستخدم سر العميل الخاص به} few {{shown} تطبيقات يعرف المستخدم سر العميل الخاص بها} many {{shown} تطبيقًا يعرف المستخدم سر العميل الخاص به} other {{shown} تطبيق يعرف المستخدم سر العميل الخاص به}}',
  secretsWhat: 'دوّر كل سر.',
  applications:
    '{count, plural, zero {{shown} تطبيق سجّله المستخدم} one {{shown} تطبيق سجّله المستخدم} two {{shown} تطبيق سجّله المستخدم} few {{shown} تطبيقات سجّلها المستخدم} many {{shown} تطبيقًا سجّله المستخدم} other {{shown} تطبيق سجّله المستخدم}}',
  keepWorking: 'تستمر في العمل. احتفظ بكل منها أو احذفه.',
  samlProviders:
    '{count, plural, zero {{shown} موفّر خدمة SAML سجّله المستخدم} one {{shown} موفّر خدمة SAML سجّله المستخدم} two {{shown} موفّر خدمة SAML سجّله المستخدم} few {{shown} موفّري خدمة SAML سجّلهم المستخدم} many {{shown} موفّر خدمة SAML سجّله المستخدم} other {{shown} موفّر خدمة SAML سجّله المستخدم}}',
  connections:
    '{count, plural, zero {{shown} اتصال أعدّه المستخدم أو غيّره} one {{shown} اتصال أعدّه المستخدم أو غيّره} two {{shown} اتصال أعدّه المستخدم أو غيّره} few {{shown} اتصالات أعدّها المستخدم أو غيّرها} many {{shown} اتصالًا أعدّه المستخدم أو غيّره} other {{shown} اتصال أعدّه المستخدم أو غيّره}}',
  connectionsWhat: 'تستمر في العمل. تحقّق من نقاط النهاية لكل اتصال واستبدل السر الخاص به لدى موفّر الهوية.',
} satisfies Translation<typeof english>;
