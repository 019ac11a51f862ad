import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '設定用リンク',
  summary: 'ID プロバイダーの管理者は別の人ですか?',
  about:
    'その人に設定用リンクを送ってください。アカウントは不要で、この作業だけが表示されます。保存された接続は無効のままで、あなたに通知されます。',
  aboutNew:
    'その人に設定用リンクを送ってください。設定ポータルでプロバイダーの選択、ドメインの確認、接続、テストを行えます。アカウントは不要です。',
  created: 'このリンクを送ってください。表示されるのは一度だけです。',
  link: 'リンク',
  expiry: '有効期間',
  days: '{count, plural, other {# 日}}',
  create: 'リンクを作成',
  createOne: '設定用リンクを作成',
  active: '有効',
  expired: '期限切れ',
  revoked: '取り消し済み',
  done: '完了',
  createdAt: '作成: {at}',
  revoke: '取り消す',
  expiresAt: '有効期限: {at}',
  unused: 'まだ使用されていません。',
  opened: 'リンクを開きました',
  chosen: 'プロバイダーを選択しました',
  domainAdded: 'ドメインを追加しました',
  consentBegun: '同意を開始しました',
  captured: '設定を取得しました',
  failed: '試行に失敗しました',
  saved: '設定を保存しました',
  tested: '接続をテストしました',
  use: '{what}、{at}',
  useBy: '{what}、{who}、{at}',
  useFrom: '{what}、アドレス {address}、{at}',
  useByFrom: '{what}、{who}、アドレス {address}、{at}',
} satisfies Translation<typeof english>;
