import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  enabledSubject: '従業員代表委員会モードが有効になりました',
  disabledSubject: '従業員代表委員会モードが無効になりました',
  enabled: '組織の管理者には、ユーザーのサインインが数値としてのみ表示されます。',
  disabled:
    '組織の管理者は、個々のユーザーのサインインを再び表示できます。これまでの記録は非表示のままです。',
  by: '{by} が設定を変更しました。',
  byPlatform: 'プラットフォームの管理者が設定を変更しました。',
  action: 'セキュリティ設定を開く',
} satisfies Translation<typeof english>;
