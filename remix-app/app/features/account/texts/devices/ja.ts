import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'マイデバイス',
  about:
    'アカウントにサインインしたブラウザーとデバイスです。心当たりのないものがあれば、サインアウトしてパスワードを変更してください。',
  none: 'サインインしたデバイスがここに表示されます。',
  thisDevice: 'このデバイス',
  signedIn: 'サインイン中',
  signedOut: 'サインアウト済み',
  lastSeen: '最終アクセス',
  network: 'ネットワーク',
  unknown: '不明',
  firstSeen: '初回アクセス',
  rename: '名前を変更<hidden>: {name}</hidden>',
  newNameOf: '{name} の新しい名前',
  save: '保存',
  signOut: 'サインアウト<hidden>: {name}</hidden>',
  forget: '登録を解除<hidden>: {name}</hidden>',
} satisfies Translation<typeof english>;
