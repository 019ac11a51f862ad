import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notAMember:
    'このアプリケーションは別の組織のものです。その組織のアカウントでサインインするか、管理者にお問い合わせください。',
  notAssigned:
    'このアプリケーションは割り当てられていません。管理者に、あなたまたは所属グループの割り当てを依頼してください。',
  personChanged:
    '現在、別のユーザーとしてサインインしています。アプリケーションに戻り、もう一度サインインしてください。',
  signInAgain: 'このアプリケーションでは、もう一度サインインする必要があります。',
  notInUse: 'このアプリケーションは無効になっています。運営者にお問い合わせください。',
  outOfDate: 'ページの情報が古くなっていました。もう一度お試しください。',
  notCompleted: '認証を完了できませんでした。',
} satisfies Translation<typeof english>;
