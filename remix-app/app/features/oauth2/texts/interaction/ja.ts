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
  cancel: 'キャンセルして {application} に戻る',
  over: 'このサインインは無効になりました',
  overAbout:
    '時間がかかりすぎたか、すでに完了しているか、別のブラウザーで開始されています。アプリケーションに戻り、もう一度サインインしてください。',
  toStart: 'トップページへ移動',
  asks: '{application} がサインインを求めています',
  continueAt: '<b>{address}</b> に移動します。信頼できる場合にのみ許可してください。',
  otherAccount: '別のアカウントを使用',
  choose: 'アカウントを選択',
  continueAs: '{name} として続行',
  confirmFactor: '2 つ目の要素で確認',
  confirmFactorAbout: '<b>{application}</b> へのサインインには、認証アプリまたはパスキーが必要です。',
  dismiss: 'キャンセル',
  continue: '続行',
} satisfies Translation<typeof english>;
