import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'بنية SSO',
  about: 'عمليات تسجيل الدخول حسب المؤسسة وطريقة المصادقة والتطبيق.',
  range: 'الفترة الزمنية',
  day: '24 ساعة',
  week: '7 أيام',
  month: '30 يومًا',
  none: 'لا توجد عمليات تسجيل دخول',
  noneAbout: 'تظهر تدفقات تسجيل الدخول هنا بعد أن يسجّل المستخدمون الدخول.',
  viewConnections: 'عرض الاتصالات',
  latest:
    '{count, plural, zero {لا توجد عمليات تسجيل دخول.} one {بناءً على آخر عملية تسجيل دخول.} two {بناءً على آخر عمليتي تسجيل دخول.} few {بناءً على آخر # عمليات تسجيل دخول.} many {بناءً على آخر # عملية تسجيل دخول.} other {بناءً على آخر # عملية تسجيل دخول.}}',
  total:
    '{count, plural, zero {لا توجد عمليات تسجيل دخول.} one {عملية تسجيل دخول واحدة.} two {عمليتا تسجيل دخول.} few {# عمليات تسجيل دخول.} many {# عملية تسجيل دخول.} other {# عملية تسجيل دخول.}}',
  note: 'يُحسب كل تطبيق ضمن آخر تسجيل دخول قبل فتحه. قد يفتح تسجيل دخول واحد عدة تطبيقات. قد يصل عمر البيانات إلى خمس دقائق.',
  entered: 'المؤسسات وطرق المصادقة',
  opened: 'طرق المصادقة والتطبيقات',
  from: 'من',
  to: 'إلى',
  signIns: 'عمليات تسجيل الدخول',
  organizations: 'المؤسسات',
  methods: 'طرق المصادقة',
  applications: 'التطبيقات',
  picture: 'تدفقات تسجيل الدخول',
  pictureAbout: 'معظم عمليات تسجيل الدخول استخدمت {method}. تحتوي الجداول أدناه على البيانات نفسها.',
  password: 'كلمة المرور',
  passkey: 'مفتاح المرور',
  google: 'Google',
  microsoft: 'Microsoft',
  oauth2: 'OpenID Connect',
  saml: 'SAML',
  other: 'أخرى',
  platform: 'المنصة',
  others: 'أخرى',
  noApplication: 'بلا تطبيق',
} satisfies Translation<typeof english>;
