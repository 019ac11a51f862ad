import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  availability: 'التوفر',
  includedTitle: 'مضمّن في خطتك',
  included: '{product} جزء من {plan} لدى {organization}.',
  grantedTitle: 'ممنوح لك',
  grantedUntil: 'لدى {organization} المنتج {product} حتى {day}، إضافةً إلى {plan}.',
  granted: 'لدى {organization} المنتج {product} بلا تاريخ انتهاء، إضافةً إلى {plan}.',
  requestedTitle: 'مطلوب',
  notIncluded: '{product} ليس جزءًا من {plan} لدى {organization}.',
  requestedOn: 'أُرسل الطلب في {day}. سيرد فريقنا بالبريد الإلكتروني.',
  replyByEmail: 'سيرد فريقنا بالبريد الإلكتروني.',
  noneTitle: 'غير مضمّن في خطتك',
  endedOn: 'انتهى منح {product} في {day}.',
  trialTitle: 'ضمن كل فترة تجريبية',
  trialAbout: 'جرّب {product} لمدة 14 يومًا مقابل 0 دولار. لا حاجة إلى بطاقة ائتمان.',
  startTrial: 'ابدأ الفترة التجريبية المجانية',
  includedIn: 'مضمّن في: {plans}.',
  askAdmin: 'اطلبه من مسؤول مؤسستك.',
  request: 'طلب {product}',
  requestPlan: 'طلب {plan}',
  planPrice: 'يتضمن {product} مقابل {price}. سيرد فريقنا على طلبك.',
} satisfies Translation<typeof english>;
