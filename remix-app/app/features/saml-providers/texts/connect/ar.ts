import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  byMetadata: 'البيانات الوصفية',
  byMetadataAbout:
    'إذا كان التطبيق يقرأ البيانات الوصفية، فلا يحتاج إلا إلى هذا العنوان. وبذلك يتلقى الشهادات الجديدة في الوقت المناسب.',
  metadataUrl: 'عنوان URL للبيانات الوصفية',
  downloadMetadata: 'تنزيل البيانات الوصفية',
  values: 'القيم',
  ownValues: 'هذه القيم خاصة بـ {organization} فقط. لا تثق بها تطبيقات المؤسسات الأخرى.',
  yourValues: 'هذه القيم خاصة بمؤسستك فقط. لا تثق بها تطبيقات المؤسسات الأخرى.',
  sharedValues: 'تشترك جميع التطبيقات المخصصة لجميع المؤسسات في هذه القيم.',
  signInHost: 'مضيف تسجيل الدخول',
  platformHostAbout:
    'يسجّل المستخدمون الدخول على المنصة. اضبط التطبيق بقيم مضيف واحد فقط، فلكل مضيف Entity ID خاص به.',
  yourHostAbout:
    'يسجّل المستخدمون الدخول عند النطاق المخصص لمؤسستك بجلسات خاصة به. اضبط التطبيق بقيم مضيف واحد فقط، فلكل مضيف Entity ID خاص به.',
  ownHostAbout:
    'يسجّل المستخدمون الدخول عند النطاق المخصص لـ {organization} بجلسات خاصة به. اضبط التطبيق بقيم مضيف واحد فقط، فلكل مضيف Entity ID خاص به.',
  entityId: 'Entity ID (جهة الإصدار)',
  ssoUrl: 'عنوان URL لتسجيل الدخول الموحّد',
  sloUrl: 'عنوان URL لتسجيل الخروج الموحّد',
  bindings: 'يدعم HTTP-Redirect وHTTP-POST.',
  launchUrl: 'عنوان URL لتسجيل الدخول الذي يبدأ من موفّر الهوية',
  launchUrlAbout: 'لإشارة مرجعية أو بوابة. أضِف &RelayState= إذا كان التطبيق يستخدمه.',
  certificate: 'شهادة Gatehouse',
  certificateAbout: 'يتحقق التطبيق من تواقيع Gatehouse بهذه الشهادة.',
  pem: 'الشهادة (PEM)',
  downloadCertificate: 'تنزيل الشهادة',
  sha256: 'البصمة (SHA-256)',
  sha1: 'البصمة (SHA-1)',
  sha1About: 'تتعرّف بعض التطبيقات على الشهادة بهذه القيمة. لا تُستخدم لأغراض الأمان.',
} satisfies Translation<typeof english>;
