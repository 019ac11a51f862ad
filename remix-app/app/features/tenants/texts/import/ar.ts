import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'استيراد مستأجرين',
  paste: 'أو الصق محتواه',
  pasteAbout:
    'يحتوي السطر الأول على أسماء الأعمدة: name وdomain وadminEmail. العمودان plan وstatus اختياريان.',
  check: 'فحص',
  checkAgain: 'إعادة الفحص',
  create:
    '{count, plural, zero {عدم إنشاء أي مستأجر} one {إنشاء مستأجر واحد} two {إنشاء مستأجرَين} few {إنشاء # مستأجرين} many {إنشاء # مستأجرًا} other {إنشاء # مستأجر}}',
  valid:
    '{count, plural, zero {لا توجد أسطر} one {السطر صالح} two {السطران صالحان} few {الأسطر الـ# جميعها صالحة} many {الأسطر الـ# جميعها صالحة} other {الأسطر الـ# جميعها صالحة}}',
  notCreated: 'لم يُنشأ أي مستأجر بعد.',
  skipped:
    '{count, plural, zero {لن يُتخطى أي مستأجر.} one {يوجد مستأجر واحد بالفعل وسيُتخطى.} two {يوجد مستأجران بالفعل وسيُتخطيان.} few {يوجد # مستأجرين بالفعل وسيُتخطون.} many {يوجد # مستأجرًا بالفعل وسيُتخطون.} other {يوجد # مستأجر بالفعل وسيُتخطون.}}',
  invalid:
    '{wrong, plural, zero {لا أسطر غير صالحة من أصل {rows, number}} one {سطر واحد من أصل {rows, number} غير صالح} two {سطران من أصل {rows, number} غير صالحين} few {# أسطر من أصل {rows, number} غير صالحة} many {# سطرًا من أصل {rows, number} غير صالح} other {# سطر من أصل {rows, number} غير صالح}}',
  correct: 'صحّح هذه الأسطر أدناه ثم أعد الفحص.',
  createValid: 'يمكنك أيضًا إنشاء الأسطر الصالحة الآن وتصحيح غير الصالحة لاحقًا.',
  line: 'السطر {line, number}، {column}: {message}',
  more: '{count, plural, zero {لا أخطاء أخرى} one {وخطأ واحد آخر} two {وخطآن آخران} few {و# أخطاء أخرى} many {و# خطأ آخر} other {و# خطأ آخر}}',
  createValidRows:
    '{count, plural, zero {لا توجد صفوف صالحة} one {استيراد الصف الصالح} two {استيراد الصفين الصالحين} few {استيراد الصفوف الصالحة (#)} many {استيراد الصفوف الصالحة (#)} other {استيراد الصفوف الصالحة (#)}}',
} satisfies Translation<typeof english>;
