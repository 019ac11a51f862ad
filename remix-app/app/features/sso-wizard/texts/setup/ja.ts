import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '{name} を接続',
  titleOther: 'ID プロバイダーを接続',
  about: '{organization} からこの設定の依頼がありました。リンクの有効期限: {at}。',
  doneTitle: '設定が完了しました',
  doneAbout:
    'ウィザードで {name} を設定しました。組織の管理者に通知されます。管理者が接続をテストし、有効にします。このリンクは使用できなくなりました。',
  endedTitle: 'このリンクは使用できません',
} satisfies Translation<typeof english>;
