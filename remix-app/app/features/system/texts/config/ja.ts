import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about:
    '各プロセスは起動時に一度だけ設定を読み込みます。npm start ではゲートウェイが設定を渡すため、API と Web アプリの取得元は環境変数になります。',
  api: 'API',
  apiAbout: '応答したプロセスの設定。',
  web: 'Web アプリ',
  webAbout: 'このページを生成したプロセスの設定。',
  gateway: 'ゲートウェイ',
  gatewayAbout: '{host}、プロセス {pid}、およびそこから起動されるプロセス。',
  noGateway:
    'Gatehouse のゲートウェイからの報告はありません。Compose ファイルの Caddy など、別のプロキシが使われています。その設定はプロキシ自身の構成にあります。',
  setting: '設定',
  value: '値',
  source: '取得元',
  environment: '環境変数',
  file: 'ファイル',
  default: '既定値',
  unset: '未設定',
  secretSet: '設定済み (非表示)',
  none: 'なし',
} satisfies Translation<typeof english>;
