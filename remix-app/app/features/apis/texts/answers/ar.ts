import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  unknownOrganization: 'لا توجد مؤسسة بهذا الرمز أو الاسم المختصر',
  wrongName: 'هذا ليس اسم واجهة API',
  notDeleted: 'لم تُحذف واجهة API. حاول مجددًا.',
  notSaved: 'لم تُحفظ واجهة API. حاول مجددًا.',
  name: 'الاسم',
  scopes: 'نطاقات الوصول (scopes)',
  accessTokens: 'رموز الوصول',
  jwt: 'JWT',
  opaque: 'معتم (opaque)',
  mayAct: 'يجوز له التصرف',
  downstream: 'واجهات API التالية',
} satisfies Translation<typeof english>;
