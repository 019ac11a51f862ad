import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  oldSubject: 'メールアドレス変更の確認',
  oldAbout:
    'Gatehouse アカウントのメールアドレスが {email} に変更されます。変更は、両方のアドレスで確認された後に有効になります。',
  oldAction: '変更を確認',
  oldNotYou: 'お心当たりがない場合は、リンクを開かずにパスワードを変更してください。',
  newSubject: '新しいメールアドレスの確認',
  newAbout:
    'Gatehouse のユーザーが、メールアドレスを {email} に変更しようとしています。ご本人の場合は、このアドレスの所有者であることを確認してください。',
  newAction: '新しいアドレスを確認',
  newNotYou: 'お心当たりがない場合は、このメールを無視してください。アドレスは使用されません。',
  takenSubject: '別のユーザーがお客様のメールアドレスを申請しました',
  takenAbout:
    '別の Gatehouse ユーザーが、自分のアカウントにこのメールアドレスを申請しました。アドレスはお客様のアカウントのものであるため、何も変更されていません。',
  takenNote: '何もする必要はありません。アカウントの有無が相手に知られることはありません。',
  expiry: 'リンクは {hours, plural, other {# 時間}}後に期限が切れます。',
} satisfies Translation<typeof english>;
