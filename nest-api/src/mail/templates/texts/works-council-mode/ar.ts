import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  enabledSubject: 'فُعّل وضع مجلس العمل',
  disabledSubject: 'عُطّل وضع مجلس العمل',
  enabled: 'يرى مسؤولو مؤسستك الآن عمليات تسجيل دخول المستخدمين كأرقام فقط.',
  disabled: 'يمكن لمسؤولي مؤسستك رؤية عمليات تسجيل دخول كل مستخدم من جديد. يبقى ما سُجّل حتى الآن مخفيًا.',
  by: 'غيّر {by} هذا الإعداد.',
  byPlatform: 'غيّر مسؤول المنصة هذا الإعداد.',
  action: 'فتح إعدادات الأمان',
} satisfies Translation<typeof english>;
