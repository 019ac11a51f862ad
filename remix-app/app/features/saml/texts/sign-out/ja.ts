import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signingOut: 'サインアウトしています',
  signedOut: 'サインアウトしました',
  onItsWay:
    'ここからはサインアウトしました。続いて、使用したアプリケーションと ID プロバイダーから順番にサインアウトします。',
  continue: '続行',
  continueNow: '待たずに続行',
  waiting: '{name}: まだ応答がありません',
  signedOutOf: '{name}: サインアウト済み',
  failed: '{name}: サインアウトを確認できませんでした。念のため、ブラウザーを閉じてください。',
  notSupported:
    '{name}: ここからのサインアウトには対応していません。アプリケーションでサインアウトしてください。',
  identityProvider: '{name} (ID プロバイダー)',
  ofProvider: '{provider} からもサインアウト',
  signInAgain: 'もう一度サインイン',
} satisfies Translation<typeof english>;
