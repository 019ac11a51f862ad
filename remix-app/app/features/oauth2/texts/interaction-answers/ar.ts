import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notAMember: 'ينتمي هذا التطبيق إلى مؤسسة أخرى. سجّل الدخول بحساب من تلك المؤسسة، أو تواصل مع المسؤول.',
  notAssigned: 'هذا التطبيق غير مُسنَد إليك. اطلب من المسؤول لديك أن يسنده إليك أو إلى إحدى مجموعاتك.',
  personChanged: 'لقد سجّلت الدخول الآن بصفتك مستخدمًا آخر. عُد إلى التطبيق وسجّل الدخول مجددًا.',
  signInAgain: 'يتطلب التطبيق أن تسجّل الدخول مجددًا.',
  notInUse: 'هذا التطبيق معطّل. تواصل مع مالكه.',
  outOfDate: 'كانت هذه الصفحة قديمة. يُرجى المحاولة مرة أخرى.',
  notCompleted: 'تعذّر إكمال المصادقة.',
} satisfies Translation<typeof english>;
