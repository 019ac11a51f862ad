import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '従業員代表委員会モード',
  about:
    '管理者にはユーザーのサインインが数値としてのみ表示されます。ユーザーのサインインログ、セッション、デバイス、タイムライン、エクスポート、および 5 件未満のグループは表示されません。ユーザーから伝えられた参照番号による失敗したサインインの照会は引き続き可能です。変更のたびにすべての管理者にメールが届きます。',
  on: '有効',
  off: '無効',
  enabledBy: '{name} が{at}に有効にしました。',
  disabledBy: '{name} が{at}に無効にしました。それまでの記録は非表示のままです。',
  platform: 'プラットフォーム',
  enable: '従業員代表委員会モードを有効にする',
  disable: '従業員代表委員会モードを無効にする',
  keeps: '無効にした後は、以降のサインインのみがユーザー別に表示されます。',
} satisfies Translation<typeof english>;
