import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choose: 'اختر خطة اشتراكك',
  chooseAbout: 'تم التحقق من حساب أعمالك. يمكنك تغيير الخطة في أي وقت.',
  emailConfirmed: 'تم تأكيد عنوان بريدك الإلكتروني. يمكنك تغيير الخطة في أي وقت.',
  close: 'إغلاق',
  trial: 'فترة تجريبية مجانية لمدة 14 يومًا',
  trialPrice: '0 $',
  trialNote: 'لا حاجة إلى بطاقة ائتمان',
  trialProducts: 'المنتجات الأربعة كلها',
  trialOrganization: 'مؤسستك بأكملها',
  trialStarts: 'تبدأ عند تفعيل حسابك',
  trialAction: 'ابدأ الفترة التجريبية المجانية',
  pro: 'خطة Pro',
  proPrice: '99 $/شهريًا',
  proNote: 'تُحتسب شهريًا بعد استشارة',
  proTrial: 'كل ما في الفترة التجريبية',
  proSupport: 'دعم متميّز',
  proEnd: 'بلا تاريخ انتهاء',
  proAction: 'اطلب خطة Pro',
} satisfies Translation<typeof english>;
