import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  signIn: 'パスキーでサインイン',
  elsewhere: '{host} で追加したパスキーは、そこでのみ使用できます。',
  notAllowed: 'パスキーの要求がキャンセルされたか、タイムアウトしました。もう一度お試しください。',
  alreadyRegistered: 'このデバイスには、このアカウントのパスキーがすでに登録されています。',
  notSupported: 'このブラウザーまたはデバイスはパスキーに対応していません。',
  wrongAddress: 'このアドレスではパスキーを使用できません。管理者に連絡してください。',
  noAnswer: 'パスキーから応答がありませんでした。もう一度お試しください。',
  failed: '要求に失敗しました。もう一度お試しください。',
} satisfies Translation<typeof english>;
