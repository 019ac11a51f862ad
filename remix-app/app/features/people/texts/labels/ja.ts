import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  superadmin: 'スーパー管理者',
  tenantAdmin: '管理者',
  tenantUser: 'ユーザー',
  active: '有効',
  invited: '招待済み',
  suspended: '停止中',
  blocked: '全面的にブロック中',
  pending: '保留中',
  expired: '期限切れ',
  accepted: '承諾済み',
  revoked: '取り消し済み',
  ofDirectory: 'ディレクトリ',
  personPages: 'ユーザーの詳細',
  sessions: 'セッション',
  devices: 'デバイス',
  allUsers: 'すべてのユーザー',
  exportData: 'データをエクスポート',
  exportDataAbout:
    'このユーザーについて保存されているデータの JSON ファイルです。本人の請求への回答に使用します。秘密情報は含みません。',
  signOutEverywhere: 'すべてのデバイスからサインアウト',
  suspend: '停止',
  reactivate: '再開',
  never: 'なし',
} satisfies Translation<typeof english>;
