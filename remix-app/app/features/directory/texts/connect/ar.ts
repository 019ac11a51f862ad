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
  createClient: 'إنشاء عميل OAuth',
  clientOnce: 'انسخ سر العميل الآن. لن يظهر مرة أخرى.',
  clientStored: 'لا تُخزَّن إلا تجزئته. أدخل القيم أدناه في الدليل، ثم أبطل ما كان يستخدمه من قبل.',
  clientValues: 'قيم {name} بصفته عميل OAuth',
  clientGrant: 'نوع المنح client_credentials. لا يحتاج الدليل إلى نطاق.',
  clientId: 'معرّف العميل',
  clientSecret: 'سر العميل',
} satisfies Translation<typeof english>;
