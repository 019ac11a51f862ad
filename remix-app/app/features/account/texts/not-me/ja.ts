import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'お心当たりがありますか?',
  about:
    'このサインインのデバイスは直ちにサインアウトされ、アカウントから削除されます。パスワードがある場合は無効になり、新しいパスワードを設定するためのメールが届きます。',
  report: 'いいえ、私ではありません',
  reported: 'サインインを報告しました',
  newPassword:
    'デバイスをサインアウトしました。メールを送信しましたので、そのリンクから新しいパスワードを設定してください。以前のパスワードは使用できません。',
  administrators:
    'デバイスをサインアウトし、管理者に通知しました。組織を通じてサインインしている場合は、そちらでパスワードを変更してください。',
  notReported: 'まだ報告されていません',
  deadLink: 'このリンクは使用できません',
  deadLinkAbout:
    'このリンクは不完全であるか、有効期限が切れているか、すでに使用されています。今すぐデバイスをサインアウトするには、デバイスの一覧を開いてください。サインインできない場合は、管理者に連絡してください。',
  toDevices: 'デバイスを確認',
} satisfies Translation<typeof english>;
