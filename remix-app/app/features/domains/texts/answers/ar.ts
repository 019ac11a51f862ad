import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'لا توجد مؤسسة بهذا الرمز أو الاسم المختصر',
  enterOrganization: 'أدخل رمز المؤسسة المالكة للنطاق أو اسمها المختصر',
  notClaimed: 'تعذّرت المطالبة بالنطاق. حاول مرة أخرى.',
  notChecked: 'تعذّر فحص النطاق. حاول مرة أخرى.',
  notRemoved: 'تعذّرت إزالة النطاق. حاول مرة أخرى.',
  notSaved: 'تعذّر حفظ النطاق. حاول مرة أخرى.',
} satisfies Translation<typeof english>;
