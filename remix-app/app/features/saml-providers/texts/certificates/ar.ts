import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  theirs: 'شهادات التطبيق',
  theirsAbout:
    'يتحقق Gatehouse من الطلبات بشهادات التوقيع، ويشفّر التأكيدات بشهادة التشفير. يمكن أن تكون عدة شهادات توقيع صالحة في الوقت نفسه، فيستطيع التطبيق تدوير مفاتيحه دون توقف.',
  none: 'لا توجد شهادات بعد.',
  retired: 'لم تعد في البيانات الوصفية',
  metadataRead: 'آخر قراءة للبيانات الوصفية: {time}. يقرأ Gatehouse البيانات الوصفية يوميًا.',
  metadataUnread: 'لم يتمكن Gatehouse من قراءة البيانات الوصفية بعد. سيعيد المحاولة خلال دقائق.',
  readNow: 'قراءة البيانات الوصفية الآن',
  replace: 'استبدال الشهادات',
  replaceAbout:
    'تحل القيم التي تُدخلها محل الشهادات أعلاه. أثناء تدوير المفاتيح، الصق الشهادة القديمة والجديدة معًا، ثم أزِل القديمة بعد ذلك.',
  signing: 'شهادات التوقيع',
  signingHelp: 'بصيغة PEM، واحدة تلو الأخرى. إذا كان الحقل فارغًا، فلن تتغيّر الشهادات.',
  removeSigning: 'إزالة جميع شهادات التوقيع',
  encryption: 'شهادة التشفير',
  encryptionHelp: 'بصيغة PEM، مع مفتاح RSA. إذا كان الحقل فارغًا، فلن تتغيّر الشهادة.',
  removeEncryption: 'إزالة شهادة التشفير',
  save: 'حفظ الشهادات',
  saveMine: 'حفظ تغييراتي',
  ours: 'شهادات Gatehouse',
  oursAbout:
    'الشهادات الواردة في بيانات Gatehouse الوصفية. ينشر Gatehouse الشهادة التالية قبل استخدامها، فتتحدّث التطبيقات التي تقرأ البيانات الوصفية تلقائيًا.',
  inUse: 'قيد الاستخدام',
  unavailable: 'الشهادات غير متاحة. ليس للمؤسسة غير النشطة شهادات. وإلا فحاول مجددًا بعد بضع ثوانٍ.',
  useSigning: 'التوقيع',
  useEncryption: 'التشفير',
  subject: 'صاحب الشهادة (subject)',
  valid: 'الصلاحية',
  validFromTo: 'من {from} إلى {to}',
  sha256: 'SHA-256',
} satisfies Translation<typeof english>;
