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
  confirmPasskey: 'パスキーで確認',
  riskFactor:
    'このセッションはお使いのアカウントでは通常と異なります。組織は <b>{application}</b> に認証アプリまたはパスキーを求めています。',
  riskPasskey:
    'このセッションはお使いのアカウントでは通常と異なります。組織は <b>{application}</b> にパスキーを求めています。',
  riskSignIn:
    'このセッションはお使いのアカウントでは通常と異なるため、組織は <b>{application}</b> にもう一度サインインすることを求めています。',
  confirmFactor: '2 つ目の要素で確認',
  continue: '続行',
  cancel: 'キャンセルして {application} に戻る',
  over: 'このサインインは無効になりました',
  overAbout:
    '時間がかかりすぎたか、すでに完了しています。アプリケーションに戻り、もう一度サインインしてください。',
  toStart: 'トップページへ移動',
} satisfies Translation<typeof english>;
