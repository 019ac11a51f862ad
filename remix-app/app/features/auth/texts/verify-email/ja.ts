import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  check: 'メールを確認してください',
  sentTo:
    '<b>{email}</b> にメッセージを送信しました。次の手順が記載されています。リンクの有効期限は {hours, plural, other {# 時間}}です。',
  sent: 'メッセージを送信しました。次の手順が記載されています。リンクの有効期限は {hours, plural, other {# 時間}}です。',
  notThere:
    '数分経っても届かない場合は、迷惑メールフォルダーを確認してください。アドレスを間違えた場合は、<link>もう一度登録してください</link>。',
  confirm: 'メールアドレスの確認',
  confirmAbout: '組織が作成され、最初の管理者としてサインインします。',
  confirmAction: '確認して続行',
  dead: 'このリンクは使用できません',
  deadAbout: 'リンクが不完全か、すでに使用されています。新しいリンクを要求してください。',
  deadNext:
    '<signUp>もう一度登録する</signUp>か、アドレスを確認済みの場合は<signIn>サインイン</signIn>してください。',
} satisfies Translation<typeof english>;
