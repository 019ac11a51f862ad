import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'تم استخدام الوصول في حالات الطوارئ',
  about: 'تشترط مؤسستك تسجيل الدخول الموحّد. سجّل مسؤول الطوارئ {email} الدخول من دونه.',
  codesLeft:
    '{count, plural, zero {لم يتبقَّ أي رمز طوارئ. أنشئ رموزًا جديدة.} one {تبقّى رمز طوارئ واحد.} two {تبقّى رمزا طوارئ.} few {تبقّت # رموز طوارئ.} many {تبقّى # رمز طوارئ.} other {تبقّى # رمز طوارئ.}}',
  next: 'إذا كنت تتوقع ذلك، فلا يلزم أي إجراء. وإلا فأزل وصول الطوارئ لهذا الحساب وأنهِ جلساته.',
  action: 'فتح إعدادات تسجيل الدخول الموحّد',
} satisfies Translation<typeof english>;
