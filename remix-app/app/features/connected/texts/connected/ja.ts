import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '接続済みアプリケーション',
  about:
    'これらのアプリケーションは、Gatehouse を使用してサインインを行います。アクセスを取り消すと、すぐに無効になります。次回は、アプリケーションがもう一度許可を求めます。',
  allowed: '許可: {when}',
  lastUsed: '最終使用: {when}',
  expires: 'アクセスの有効期限: {when}',
  offlineExpires: '不在時のアクセスの有効期限: {when}',
  mayAccess: '許可されているアクセス',
  withdraw: 'アクセスを取り消す<hidden>: {application}</hidden>',
  withdrawScope: '取り消す<hidden>: {application} の「{scope}」</hidden>',
  disabled: '無効',
  hasAccess: 'アクセス可能',
  notSignedIn: '許可済み、未サインイン',
  empty: '接続済みアプリケーションはありません',
  emptyAbout: 'Gatehouse を使用してアプリケーションにサインインすると、ここに表示されます。',
} satisfies Translation<typeof english>;
