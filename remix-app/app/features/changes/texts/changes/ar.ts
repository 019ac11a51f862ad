import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'Zero Rebuild',
  about: 'التغييرات التي سرت دون إعادة تشغيل.',
  started: 'بدء أقدم عملية قيد التشغيل: <when></when>.',
  later:
    '{count, plural, zero {لم يحدث أي من التغييرات أدناه بعد ذلك.} one {حدث تغيير واحد من التغييرات أدناه بعد ذلك.} two {حدث تغييران من التغييرات أدناه بعد ذلك.} few {حدثت # تغييرات من التغييرات أدناه بعد ذلك.} many {حدث # تغييرًا من التغييرات أدناه بعد ذلك.} other {حدث # تغيير من التغييرات أدناه بعد ذلك.}}',
  kinds: 'الفئات',
  all: 'الكل ({count, number})',
  kindCount: '{kind} ({count, number})',
  settings: 'الإعدادات والسياسات',
  keys: 'المفاتيح',
  connections: 'الاتصالات',
  applications: 'التطبيقات',
  features: 'الميزات والخطط',
  change: 'التغيير',
  kind: 'الفئة',
  organization: 'المؤسسة',
  platform: 'المنصة',
  actor: 'الفاعل',
  job: 'مهمة في الخلفية',
  unknownActor: 'غير معروف',
  time: 'الوقت',
  history: 'السجل',
  historyAbout: 'أحدث 100 تغيير منذ {day} من سجلات التدقيق للمنصة وجميع المؤسسات.',
  empty: 'تظهر هنا التغييرات على الإعدادات والمفاتيح والاتصالات والتطبيقات والميزات.',
  restart: 'الإعدادات التي تتطلب إعادة التشغيل',
  restartAbout:
    'تقرأ كل عملية إعدادات البيئة عند بدئها. لتغييرها دون توقف، أعد تشغيل API وتطبيق الويب والبوابة واحدًا تلو الآخر.',
  allSettings: 'جميع الإعدادات',
} satisfies Translation<typeof english>;
