import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'إصدار تطبيق الويب هذا وبناؤه واعتمادياته.',
  download: 'تنزيل SBOM',
  build: 'البناء',
  version: 'الإصدار',
  license: 'الترخيص',
  commit: 'الإيداع (commit)',
  changed: '{commit}، مع تغييرات غير مودعة',
  commitDate: 'تاريخ الإيداع',
  commitSignature: 'توقيع الإيداع',
  good: 'موقّع. تحقّق Git من التوقيع أثناء البناء.',
  untrusted: 'موقّع. لم يتوفّر للبناء مفتاح للتحقق من التوقيع.',
  bad: 'موقّع، لكن التوقيع غير صالح.',
  none: 'غير موقّع',
  unknown: 'لم يسجّله هذا البناء',
  builtWith: 'بُني باستخدام',
  lockfile: 'SHA-256 لملف القفل',
  setCommit: 'عيّن <code>SOURCE_COMMIT</code> عند البناء دون سجل Git، مثلًا داخل حاوية.',
  dependencies: 'الاعتماديات',
  dependenciesAbout: 'الحزم التي تحتاجها الواجهة البرمجية وتطبيق الويب وقت التشغيل. القائمة جزء من البناء.',
  packages: 'الحزم',
  packageCount: '{count, number} إجمالًا، منها {direct, number} مباشرة.',
  allPackages: 'جميع الحزم',
  hashes: 'SHA-512 في ملف القفل',
  hashCount: '{with, number} من {count, number}. يتحقق npm من تجزئة كل حزمة أثناء التثبيت.',
  packagesOfLicense:
    '{count, plural, zero {لا حزم} one {حزمة واحدة} two {حزمتان} few {# حزم} many {# حزمة} other {# حزمة}}',
  allAdvisories: 'جميع التنبيهات',
  scanners: 'يمكن لأدوات الفحص التي تقرأ CycloneDX فحص ملف SBOM المنزّل دون المستودع، مثلًا: {command}',
} satisfies Translation<typeof english>;
