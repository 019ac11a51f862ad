import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  received: '同意を受け取りました',
  closes: 'このウィンドウは自動的に閉じます。',
  failed: 'ID プロバイダーは接続されませんでした',
  directoryFailed: 'Gatehouse はまだディレクトリを読み取れません',
  continue: 'ここで続行',
} satisfies Translation<typeof english>;
