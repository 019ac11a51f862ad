import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'يربط موفّر هوية خطوة بخطوة. تراجع كل شيء قبل الحفظ.',
  quickAbout: 'يربط موفّر هوية بموافقة واحدة من المسؤول ومراجعة واحدة.',
  googleAbout: 'يوافق مسؤول مرة واحدة. يقرأ Gatehouse النطاقات من Google.',
  microsoftAbout: 'يوافق مسؤول مرة واحدة. يقرأ Gatehouse النطاقات من Microsoft.',
  others: 'موفّر هوية آخر',
  othersAbout: 'تحصل على دليل يتضمن القيم التي تُدخلها لدى موفّر الهوية.',
  byHand: 'أو <link>أدخل جميع الإعدادات يدويًا</link>.',
  providerWith: '{name} عبر {type}',
  resume: 'استئناف إعداد',
  started: 'بدأ {at}',
  captured: 'التُقط {at}',
  resumeOne: 'استئناف',
  organization: 'المؤسسة',
  organizationAbout: 'يسجّل أعضاؤها الدخول عبر هذا الاتصال.',
  newOrganization: 'مؤسسة جديدة تُسمّى حسب موفّر هويتها',
  find: 'البحث عن مؤسسة',
  findHint: 'الاسم أو الرمز أو المعرّف المختصر',
  findButton: 'بحث',
  firstShown:
    'تعرض القائمة أول {count, plural, zero {# مؤسسة} one {مؤسسة} two {مؤسستين} few {# مؤسسات} many {# مؤسسة} other {# مؤسسة}}.',
  noneFound: 'لا توجد مؤسسة تطابق «{search}».',
  manyFound:
    'تطابق أكثر من {count, plural, zero {# مؤسسة} one {مؤسسة واحدة} two {مؤسستين} few {# مؤسسات} many {# مؤسسة} other {# مؤسسة}}. تعرض القائمة الأولى منها.',
  found:
    '{count, plural, zero {لا توجد مؤسسات مطابقة.} one {مؤسسة واحدة مطابقة وتم اختيارها.} two {مؤسستان مطابقتان. اختر واحدة.} few {# مؤسسات مطابقة. اختر واحدة.} many {# مؤسسة مطابقة. اختر واحدة.} other {# مؤسسة مطابقة. اختر واحدة.}}',
} satisfies Translation<typeof english>;
