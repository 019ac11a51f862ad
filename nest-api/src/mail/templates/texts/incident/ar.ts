import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'اكتشف Gatehouse هجومًا على تسجيل الدخول',
  password_spraying:
    '{count, plural, zero {تجرّب الشبكة {subject} كلمات المرور.} one {تجرّب الشبكة {subject} كلمات المرور على حساب واحد.} two {تجرّب الشبكة {subject} كلمات المرور على حسابين.} few {تجرّب الشبكة {subject} كلمات المرور على # حسابات.} many {تجرّب الشبكة {subject} كلمات المرور على # حسابًا.} other {تجرّب الشبكة {subject} كلمات المرور على # حساب.}}',
  credential_stuffing:
    '{count, plural, zero {تجرّب شبكات كثيرة كلمات مرور مسروقة.} one {تجرّب شبكات كثيرة كلمات مرور مسروقة على حساب واحد.} two {تجرّب شبكات كثيرة كلمات مرور مسروقة على حسابين.} few {تجرّب شبكات كثيرة كلمات مرور مسروقة على # حسابات.} many {تجرّب شبكات كثيرة كلمات مرور مسروقة على # حسابًا.} other {تجرّب شبكات كثيرة كلمات مرور مسروقة على # حساب.}}',
  password_guessing: 'تخمّن شبكات كثيرة كلمة مرور {subject}.',
  second_factor_fatigue: 'يعرف شخص ما كلمة مرور {subject}، لكنه لا يملك العامل الثاني.',
  session_moved: 'من المحتمل أن شخصًا آخر يستخدم جلسة {subject}.',
  token_reused: 'استُخدم رمز لـ {subject} مرتين، لذا من المحتمل أنه لدى شخص آخر.',
  high: 'تصرّف الآن: كلمة مرور معروفة، أو نجح تسجيل دخول.',
  next: 'تذكر الحادثة المستخدمين والشبكات المتأثرة، وتقترح الخطوات التالية. تصلك {most, number} من هذه الرسائل في اليوم على الأكثر.',
  action: 'فتح الحادثة',
} satisfies Translation<typeof english>;
