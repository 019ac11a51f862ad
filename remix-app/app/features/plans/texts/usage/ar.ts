import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  users:
    '<b>{used, number} من {count, plural, zero {# مستخدم} one {# مستخدم} two {# مستخدمين} few {# مستخدمين} many {# مستخدمًا} other {# مستخدم}}</b> ({plan}).',
  domains:
    '<b>{used, number} من {count, plural, zero {# نطاق} one {# نطاق} two {# نطاقين} few {# نطاقات} many {# نطاقًا} other {# نطاق}}</b> ({plan}).',
  ssoConfigurations:
    '<b>{used, number} من {count, plural, zero {# تهيئة SSO} one {# تهيئة SSO} two {# تهيئتي SSO} few {# تهيئات SSO} many {# تهيئة SSO} other {# تهيئة SSO}}</b> ({plan}).',
  full: 'تم بلوغ الحد. تبقى الإدخالات الحالية.',
  removeUser: 'أزِل مستخدمًا لإضافة آخر.',
  removeDomain: 'أزِل نطاقًا لإضافة آخر.',
  deleteConfiguration: 'احذف تهيئة SSO لإضافة أخرى.',
  orGrant: 'يمكنك أيضًا منح خطة أكبر.',
  orRequest: 'يمكنك أيضًا طلب خطة أكبر.',
  openTenant: 'فتح المستأجر',
  requested: 'طلبك ({plan}) في انتظار الرد.',
  request: 'طلب {plan}',
  waiting: 'طلبك ({plan}) قيد الانتظار',
  waitingAbout: 'أُرسل في {when}. يراجع فريقنا الطلب ويرد عبر البريد الإلكتروني. لا حاجة إلى إرسال طلب آخر.',
  usersLabel: 'المستخدمون والدعوات',
  domainsLabel: 'النطاقات',
  ssoConfigurationsLabel: 'تهيئات SSO',
  productsLabel: 'المنتجات',
  usedOf: '{used} من {limit, number}',
  moreThan: 'أكثر من {count, number}',
} satisfies Translation<typeof english>;
