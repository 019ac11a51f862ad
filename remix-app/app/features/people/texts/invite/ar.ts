import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'دعوة أشخاص',
  titleOf: 'دعوة أشخاص إلى {organization}',
  methods: 'طرق الدعوة',
  one: 'شخص واحد',
  list: 'قائمة',
  csv: 'ملف CSV',
  expiry:
    'يعمل كل رابط دعوة مرة واحدة وتنتهي صلاحيته بعد {count, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. <link>العودة إلى القائمة</link>',
  email: 'البريد الإلكتروني',
  firstName: 'الاسم الأول (اختياري)',
  lastName: 'اسم العائلة (اختياري)',
  role: 'الدور',
  csvRole: 'الدور للأسطر التي لا تحدد دورًا.',
  send: 'إرسال الدعوة',
  paste: 'أو الصق محتواه',
  pasteAbout: 'يحدد السطر الأول أسماء الأعمدة: email وfirst name وlast name وrole.',
  addresses: 'العناوين',
  addressesAbout: 'افصل بينها بفواصل أو فواصل منقوطة أو أسطر جديدة.',
  invite:
    '{count, plural, zero {دعوة # شخص} one {دعوة شخص واحد} two {دعوة شخصين} few {دعوة # أشخاص} many {دعوة # شخصًا} other {دعوة # شخص}}',
  checkAgain: 'الفحص مجددًا',
  check: 'الفحص أولًا',
  wrongLines:
    '{count, plural, zero {لا توجد أسطر خاطئة} one {سطر واحد خاطئ} two {سطران خاطئان} few {# أسطر خاطئة} many {# سطرًا خاطئًا} other {# سطر خاطئ}}',
  wouldInvite:
    '{count, plural, zero {لن يُدعى أي شخص} one {سيُدعى شخص واحد} two {سيُدعى شخصان} few {سيُدعى # أشخاص} many {سيُدعى # شخصًا} other {سيُدعى # شخص}}',
  summary: 'للدعوة: {invite, number}، للتخطي: {skip, number}، خاطئة: {error, number}. لم يُدعَ أحد بعد.',
  correct: 'صحّح الأسطر الخاطئة ثم افحص مجددًا.',
  orInvite: 'أو ادعُ الآخرين الآن. يُحتفظ بالأسطر الخاطئة لتصحيحها.',
  room: '{count, plural, zero {لا تتسع خطتك لمستخدمين آخرين.} one {تتسع خطتك لمستخدم واحد آخر.} two {تتسع خطتك لمستخدمين آخرين اثنين.} few {تتسع خطتك لعدد # مستخدمين آخرين.} many {تتسع خطتك لعدد # مستخدمًا آخر.} other {تتسع خطتك لعدد # مستخدم آخر.}}',
  line: 'السطر {line, number}',
  noAddress: '(بلا عنوان)',
  andMore: 'و{count, number} أخرى.',
  inviteValid:
    '{count, plural, zero {لا توجد صفوف صالحة} one {دعوة من الصف الصالح} two {دعوة من الصفين الصالحين} few {دعوة من الصفوف الصالحة (#)} many {دعوة من الصفوف الصالحة (#)} other {دعوة من الصفوف الصالحة (#)}}',
} satisfies Translation<typeof english>;
