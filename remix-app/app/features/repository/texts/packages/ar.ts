import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{count, plural, zero {لا حزم} one {حزمة واحدة} two {حزمتان} few {# حزم} many {# حزمة} other {# حزمة}}',
  direct: '{shown, number} من {count, number}: الحزم التي يعتمد عليها Gatehouse مباشرة.',
  showAll: 'عرض جميع الحزم',
  download: 'تنزيل بصيغة CycloneDX',
  package: 'الحزمة',
  version: 'الإصدار',
  license: 'الترخيص',
  notStated: 'غير مذكور',
  requiredBy: 'مطلوب من',
  dependency: 'حزمة أخرى',
  dependencies: 'الاعتماديات',
  placeholder: 'الاسم أو الترخيص',
  empty: 'لا توجد اعتماديات لهذا البناء.',
  noMatch: 'لا توجد حزمة بهذا الاسم أو الترخيص.',
} satisfies Translation<typeof english>;
