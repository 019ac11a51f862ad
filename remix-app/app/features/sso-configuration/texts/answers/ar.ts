import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOwner: 'لا توجد مؤسسة بهذا الرمز أو المعرّف المختصر',
  wrongName: 'هذا ليس اسم الاتصال',
  byInstallation: 'إعدادات التثبيت',
  bySuperAdmin: 'مشرف عام',
  byYou: 'أنت',
  failedToStart: 'تعذّر بدء عملية تسجيل الدخول. يُرجى المحاولة مرة أخرى.',
  notSaved: 'لم تُحفظ السياسة. حاول مرة أخرى.',
  graceDays: 'أدخل من 0 إلى 30 يومًا',
} satisfies Translation<typeof english>;
