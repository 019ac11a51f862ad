import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  oldSubject: 'أكِّد تغيير عنوان بريدك الإلكتروني',
  oldAbout:
    'سيتغير عنوان البريد الإلكتروني لحسابك في Gatehouse إلى {email}. يسري التغيير بعد تأكيده من كلا العنوانين.',
  oldAction: 'تأكيد التغيير',
  oldNotYou: 'إذا لم تطلب ذلك، فلا تتبع الرابط وغيّر كلمة مرورك.',
  newSubject: 'أكِّد عنوان بريدك الإلكتروني الجديد',
  newAbout:
    'يريد مستخدم في Gatehouse تغيير عنوان بريده الإلكتروني إلى {email}. إذا كنت أنت، فأكِّد أن هذا العنوان يخصك.',
  newAction: 'تأكيد العنوان الجديد',
  newNotYou: 'إذا لم تطلب ذلك، فتجاهل هذه الرسالة. لن يُستخدم عنوانك.',
  takenSubject: 'طلب مستخدم آخر عنوان بريدك الإلكتروني',
  takenAbout:
    'طلب مستخدم آخر في Gatehouse عنوان البريد الإلكتروني هذا لحسابه. العنوان يخص حسابك، لذلك لم يتغير شيء.',
  takenNote: 'لا يلزم أي إجراء. لن يعلم المستخدم الآخر أن لديك حسابًا.',
  expiry:
    'تنتهي صلاحية الرابط بعد {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}.',
} satisfies Translation<typeof english>;
