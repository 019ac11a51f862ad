import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  changed: 'アドレスを変更しました',
  changedAbout: '両方のアドレスで変更が確認されました。今後は新しいアドレスでサインインしてください。',
  waits: 'もう 1 つの確認が必要です',
  waitsAbout:
    'このアドレスで変更が確認されました。次に、もう一方のアドレスに届いたメッセージのリンクを開いてください。',
  deadLink: 'このリンクは使用できません',
  deadLinkAbout: 'このリンクは不完全であるか、有効期限が切れているか、すでに使用されています。',
  title: 'アドレスの変更を確認',
  about: 'メッセージを受信したアドレスについて変更を確認します。',
  confirm: '確認',
  toSettings: '設定へ移動',
} satisfies Translation<typeof english>;
