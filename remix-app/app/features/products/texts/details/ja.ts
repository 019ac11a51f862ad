import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  protects: '保護の対象',
  aiAntivirus:
    'AI Antivirus は各デバイスのプログラムを監視し、マルウェアのように動作するものを、未知のマルウェアも含めて停止します。',
  aiAntivirusFirst: 'ノート PC とデスクトップ PC',
  aiAntivirusFirstHow: 'ファイルを開くとき、ダウンロードするとき、実行するときに検査します。',
  aiAntivirusSecond: 'サーバー',
  aiAntivirusSecondHow: 'スケジュールスキャンとアクセス時スキャンは、プロセッサーの使用量を制限します。',
  aiAntivirusThird: '共有ドライブ',
  aiAntivirusThirdHow: 'ランサムウェアに特有の大量の名前変更や暗号化を即座に停止します。',
  networkMonitor:
    'Network Monitor は、オフィス、クラウド、リモートユーザー間の通常の通信を学習し、異常な通信を発生中に報告します。',
  networkMonitorFirst: 'オフィスとクラウドのネットワーク',
  networkMonitorFirstHow: '通信をサービスごとに表示するため、未知のものがすぐに分かります。',
  networkMonitorSecond: 'リモートアクセス',
  networkMonitorSecondHow: '不可能な移動や通常と異なる時間帯を、該当するユーザーとともに通知します。',
  networkMonitorThird: '社外に送信されるデータ',
  networkMonitorThirdHow: '大容量またはまれな転送があると、送信元と宛先を示すアラートを発します。',
  usbSecurity:
    'USB Security は承認済みのデバイスだけを許可し、それ以外をブロックします。すべてのデバイスとコピーされたファイルを記録します。',
  usbSecurityFirst: 'ポート',
  usbSecurityFirstHow: 'ドライブ、電話、キーボードを、種類、メーカー、シリアル番号ごとに許可します。',
  usbSecuritySecond: 'ファイル',
  usbSecuritySecondHow: 'リムーバブルドライブへのコピーを記録し、暗号化できます。',
  usbSecurityThird: '共用の端末',
  usbSecurityThirdHow: '端末だけでなく、サインインしているユーザーにルールが適用されます。',
  privacyMonitor:
    'Privacy Monitor は、ファイル、メールボックス、データベースの個人データを見つけ、アクセスできるユーザーを表示します。開示や消去の請求に期限内に対応するのに役立ちます。',
  privacyMonitorFirst: '個人データ',
  privacyMonitorFirstHow: '本来あるべきでない場所にある氏名、番号、医療記録を見つけます。',
  privacyMonitorSecond: 'アクセス権',
  privacyMonitorSecondHow: '全員に公開されているフォルダーを、所有者と制限方法とともに一覧表示します。',
  privacyMonitorThird: '期限',
  privacyMonitorThirdHow: '開示と消去の請求を、期限日まで追跡します。',
} satisfies Translation<typeof english>;
