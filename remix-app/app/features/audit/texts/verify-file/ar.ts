import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'التحقق من سجل تدقيق مُصدَّر',
  about: 'تحقق مما إذا كانت أحداث في ملف مُصدَّر قد عُدّلت أو حُذفت أو أُعيد ترتيبها. يبقى الملف في متصفحك.',
  back: 'سجل التدقيق',
  file: 'الملف المُصدَّر',
  fileAbout: 'اختر تصديرًا قابلًا للتحقق (audit.ndjson). لا يحتوي ملف CSV على السلسلة ولا يمكن التحقق منه.',
  busy: 'جارٍ التحقق…',
  failed: 'تعذر على هذا المتصفح التحقق من الملف. استخدم البرنامج النصي أدناه.',
  intact: 'سجل التدقيق سليم',
  altered: 'جرى العبث بسجل التدقيق',
  range:
    '{events, plural, zero {لا أحداث} one {حدث واحد} two {حدثان} few {# أحداث} many {# حدثًا} other {# حدث}}، من الموضع {first} إلى {last}.',
  signed: 'وُقّعت نهاية السلسلة {at}.',
  partial: 'لا يتضمن الملف الأحداث التي تسبق الموضع {first}.',
  untrusted: 'تعذر تحميل المفاتيح المنشورة. فُحص الملف بمفاتيحه الخاصة فقط.',
  notAnExport: 'الملف ليس تصديرًا لسجل تدقيق.',
  lineUnreadable: 'الموضع {n}: تتعذر قراءة السطر.',
  changed: 'الموضع {n}: عُدّل الحدث.',
  removed: 'الموضع {n}: الحدث مفقود.',
  reordered: 'الموضع {n}: الحدث ليس في مكانه.',
  cutOff: 'ينتهي الملف قبل النهاية الموقعة: الأحداث ابتداءً من الموضع {n} مفقودة.',
  headDiffers: 'الموضع {n}: لا تنتهي السلسلة عند النهاية الموقعة.',
  foreignHead: 'تعود النهاية الموقعة إلى سجل تدقيق آخر.',
  signatureInvalid: 'توقيع نهاية السلسلة غير صالح.',
  unknownKey: 'نهاية السلسلة موقعة بمفتاح غير معروف.',
  keptHeadDiffers: 'الموضع {n}: تختلف السلسلة عن النهاية المنشورة.',
  otherProblem: 'لا يمكن استخدام نهاية منشورة.',
  script: 'التحقق من دون Gatehouse',
  scriptAbout:
    'هذا البرنامج النصي بلا اعتماديات ويعمل مع Node.js 20 أو أحدث: node verify-audit.mjs audit.ndjson',
  download: 'تنزيل verify-audit.mjs',
} satisfies Translation<typeof english>;
