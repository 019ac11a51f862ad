import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'サインイン',
  signInAgain: 'もう一度サインインしてください',
  toContinue: '<b>{application}</b> に進むために必要です',
  notAMember:
    'このアプリケーションは、{email} とは別の組織のものです。その組織のアカウントでサインインしてください。',
  notAssigned:
    '<b>{email}</b> にはこのアプリケーションが割り当てられていません。管理者に問い合わせるか、別のアカウントを使用してください。',
  cancel: 'キャンセルして {application} に戻る',
  over: 'このサインインは無効になりました',
  overAbout:
    '時間がかかりすぎたか、すでに完了しています。アプリケーションに戻り、もう一度サインインしてください。',
  toStart: 'トップページへ移動',
} satisfies Translation<typeof english>;
