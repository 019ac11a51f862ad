import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  trialEndsSubject:
    'تنتهي فترتك التجريبية المجانية بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}',
  trialEnds:
    'تنتهي الفترة التجريبية المجانية لمؤسستك بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  choosePlan: 'اختر خطة قبل ذلك. لن يتغير شيء بالنسبة إلى أعضاء مؤسستك.',
  plansAction: 'عرض الخطط',
  trialOverSubject: 'انتهت فترتك التجريبية المجانية',
  trialOver: 'انتهت الفترة التجريبية المجانية لمؤسستك.',
  overdueSubject: 'هناك دفعة متأخرة',
  overdue: 'هناك دفعة متأخرة لخطة مؤسستك.',
  grace:
    'يستمر كل شيء في العمل لمدة {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} أخرى. بعد ذلك تُعلَّق خدمات مؤسستك: يمكن للأعضاء تسجيل الدخول وقراءة البيانات، لكن لا يمكنهم إجراء تغييرات.',
  onHoldSubject: 'خدمات مؤسستك معلّقة',
  onHold:
    'خدمات مؤسستك معلّقة لعدم سداد دفعة. يمكن للأعضاء تسجيل الدخول وقراءة البيانات، لكن لا يمكنهم إجراء تغييرات.',
  liftHold: 'تواصل معنا لرفع التعليق.',
  grantedSubject: 'تمت الموافقة على طلب الخطة',
  granted: 'تمت الموافقة على طلبك للخطة التالية: {plan}.',
  declinedSubject: 'رُفض طلب الخطة',
  declined: 'رُفض طلبك للخطة التالية: {plan}. تواصل معنا لمناقشة البدائل.',
  action: 'فتح لوحة المعلومات',
} satisfies Translation<typeof english>;
