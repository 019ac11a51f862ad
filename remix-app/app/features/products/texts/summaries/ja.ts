import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  aiAntivirus: '既知のシグネチャがないマルウェアも、その動作から検出します。',
  networkMonitor: 'すべての接続を表示し、異常な接続を通知します。',
  usbSecurity: 'どのリムーバブルデバイスをどこに接続できるかを制御します。',
  privacyMonitor: '個人データを見つけ、アクセスできるユーザーを表示します。',
} satisfies Translation<typeof english>;
