import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  nothingChanged: 'فشل التغيير. حاول مرة أخرى.',
  noSuchAction: 'هذا الإجراء غير موجود.',
  typeEmail: 'اكتب {email}',
  notAccepted: 'تعذّر قبول الدعوة. حاول مرة أخرى.',
  passwordsDoNotMatch: 'كلمتا المرور غير متطابقتين',
  noText: 'اختر ملفًا أو الصق عنوانًا واحدًا على الأقل',
  tooLong: 'يتجاوز النص 2 ميغابايت. قسّمه إلى عدة عمليات استيراد.',
  notInvited: 'تعذّر إرسال الدعوات. حاول مرة أخرى.',
  notChecked: 'تعذّر فحص القائمة. لم تُرسَل أي دعوات. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
