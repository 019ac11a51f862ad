import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signInFailed: 'サインインできませんでした',
  signInToFailed: '{application} にサインインできませんでした',
  signOutFailed: 'サインアウトを完了できませんでした',
  signOutFromFailed: '{application} からのサインアウトを完了できませんでした',
  forApplication: 'アプリケーションの運営者向け: <code>{error}</code>',
  forAdministrator: '管理者向け: <code>{error}</code>',
  toStart: 'トップページへ移動',
  notSignedIn: 'ここではサインインしていません。',
  stillSignedIn: 'ここではまだサインインしています。',
  signOutNow: '今すぐサインアウト',
} satisfies Translation<typeof english>;
