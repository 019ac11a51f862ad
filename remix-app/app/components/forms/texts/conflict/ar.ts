import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title:
    '{what, select, application {غيّر مستخدم آخر هذا التطبيق في هذه الأثناء} api {غيّر مستخدم آخر واجهة API هذه في هذه الأثناء} organization {غيّر مستخدم آخر هذه المؤسسة في هذه الأثناء} policy {غيّر مستخدم آخر هذه السياسة في هذه الأثناء} other {غيّر مستخدم آخر هذا المستأجر في هذه الأثناء}}',
  differs: 'لم تُحفظ تغييراتك. إذا حفظت الآن، فستحل قيمك محل القيم الحالية.',
  same: 'أجرى المستخدم الآخر التغيير نفسه. لم يتبق ما يُحفظ.',
  field: 'الحقل',
  now: 'القيمة الحالية',
  yours: 'قيمتك',
  empty: '(فارغ)',
} satisfies Translation<typeof english>;
