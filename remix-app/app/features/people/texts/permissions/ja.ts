import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  platformManagement: 'プラットフォームの管理',
  platformManagementAbout: '組織、サブスクリプション、全ユーザーのアカウント。',
  systemConfig: 'システムの設定',
  systemConfigAbout: 'プラットフォームのキー、メール、接続、アプリケーション。',
  tenantManagement: '組織の管理',
  tenantManagementAbout: 'ドメイン、シングルサインオン、アプリケーション、設定、監査ログ。',
  userManagement: 'ユーザーの管理',
  userManagementAbout: 'ユーザーの招待、ロールの割り当て、停止、削除、セッションの終了。',
  reportsView: 'レポートの閲覧',
  reportsViewAbout: '組織の監査ログへの読み取り専用アクセス。',
  deviceManagement: '自分のデバイスの管理',
  deviceManagementAbout: 'ユーザーがサインインしたブラウザーとデバイス。',
  personalSettings: '自分の設定の変更',
  personalSettingsAbout: 'ユーザー自身の名前、パスワード、第2要素。',
  superadmin: 'スーパー管理者',
  tenantAdmin: '管理者',
  tenantUser: 'ユーザー',
} satisfies Translation<typeof english>;
