import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  requiredSubject: 'シングルサインオンが必須になりました',
  requiredBy: '{by} が組織でシングルサインオンを必須にしました。パスワードによるサインインは無効です。',
  required: '管理者が組織でシングルサインオンを必須にしました。パスワードによるサインインは無効です。',
  scheduledSubject: 'シングルサインオンが必須になります',
  scheduledBy:
    '{by} が組織で {at} からシングルサインオンを必須にします。それまでは引き続きパスワードを使用できます。',
  scheduled:
    '管理者が組織で {at} からシングルサインオンを必須にします。それまでは引き続きパスワードを使用できます。',
  exempt:
    '次の緊急管理者は、引き続きパスワードを使用できます: {emails}。使用された場合は、すべての管理者に通知されます。',
  endedSubject: 'シングルサインオンは必須ではなくなりました',
  endedBy:
    '{by} が組織でのシングルサインオンの必須設定を解除しました。メンバーは再びパスワードでサインインできます。',
  ended:
    '管理者が組織でのシングルサインオンの必須設定を解除しました。メンバーは再びパスワードでサインインできます。',
  unexpected: '想定外の変更である場合は、管理者に連絡し、シングルサインオンを再び必須にしてください。',
  action: 'シングルサインオンの設定を開く',
} satisfies Translation<typeof english>;
