import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '設定用リンク',
  about: 'リンクを持つ人は、アカウントなしで組織の ID プロバイダーを一つ接続できます。',
  newTitle: '設定用リンクを作成',
  organization: '組織',
  codeOrSlug: 'コードまたはスラッグ',
  returnUrl: '戻り先アドレス (任意)',
  returnUrlAbout:
    '最後のページからのリンク先です。組織の確認済みドメインまたはアプリケーションのアドレスに限ります。',
  provider: 'プロバイダー',
  notChosen: '未選択',
  state: '状態',
  created: '作成',
  expires: '有効期限',
  lastUse: '最終使用',
  neverUsed: '未使用',
  actions: '操作',
  empty: '作成した設定用リンクがここに表示されます',
  emptyAbout: 'ID プロバイダーを管理する人にリンクを送ってください。',
  unknownOrganization: 'このコードまたはスラッグの組織はありません。',
  notCreated: 'リンクは作成されませんでした。',
  notRevoked: 'リンクは取り消されませんでした。',
  revokeNamed: '{at} に作成したリンクを取り消す',
} satisfies Translation<typeof english>;
