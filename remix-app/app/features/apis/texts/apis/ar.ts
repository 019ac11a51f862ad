import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'واجهات API',
  about: 'واجهات API تستدعيها التطبيقات برموز وصول من Gatehouse.',
  newApi: 'واجهة API جديدة',
  show: 'عرض',
  api: 'واجهة API',
  owner: 'المالك',
  platform: 'المنصة',
  registered: 'تاريخ التسجيل',
  noScopes: 'لا يوجد',
  moreScopes:
    '{count, plural, zero {و# أخرى} one {وواحد آخر} two {واثنان آخران} few {و# أخرى} many {و# آخر} other {و# آخر}}',
  noMatch: 'لا توجد واجهات API',
  noMatchAbout: 'ليس لهذه المؤسسة واجهات API بعد.',
  registerApi: 'تسجيل واجهة API',
  none: 'لا توجد واجهات API بعد',
  noneAbout: 'سجّل واجهة API مع نطاقات الوصول الخاصة بها، ثم حدّد النطاقات التي يمكن لكل تطبيق طلبها.',
  registerFirst: 'تسجيل أول واجهة API',
} satisfies Translation<typeof english>;
