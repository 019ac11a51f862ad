import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  forgot: 'パスワードをお忘れですか?',
  forgotAbout:
    'サインインに使用しているアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。',
  email: 'メールアドレス',
  send: 'リンクを送信',
  sent: 'メールを確認してください',
  sentAbout:
    '<b>{email}</b> のアカウントが存在する場合、リンクを記載したメッセージが届きます。リンクは 1 回だけ使用でき、{minutes, plural, other {# 分後に有効期限が切れます}}。',
  notArrived:
    '数分待ってもメッセージが届かない場合は、迷惑メールフォルダーを確認するか、<link>別のアドレスを試して</link>ください。',
  backToSignIn: 'サインインに戻る',
  choose: '新しいパスワードの設定',
  chooseAbout: 'ここでサインインし、他のすべての場所からはサインアウトします。',
  save: '保存してサインイン',
  deadLink: 'このリンクは使用できません',
  deadLinkAbout: 'このリンクは不完全であるか、有効期限が切れているか、すでに使用されています。',
  newLink: '新しいリンクをリクエスト',
} satisfies Translation<typeof english>;
