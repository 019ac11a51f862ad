import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  clientOther: 'عميل SCIM آخر',
  guideValues: 'قيم {name}',
  guide: 'إعداد الدليل',
  guideOf: 'دليل الإعداد لـ',
  token: 'رمز Bearer',
  tokenOnce: 'انسخ الرمز الآن. لن يظهر مرة أخرى.',
  tokenStored: 'لا يُخزَّن إلا تجزئته. أدخله في الدليل ثم أبطل الرمز القديم.',
  address: 'عنوان URL الأساسي',
  addressAbout: 'يرسل الدليل طلباته إلى هنا.',
} satisfies Translation<typeof english>;
