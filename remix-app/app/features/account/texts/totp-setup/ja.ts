import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  qrCode: '認証アプリ用の QR コード',
  manual: 'スキャンできない場合は、このキーをアプリに入力するか、<link>このデバイスで開いて</link>ください。',
  setupKey: 'セットアップキー',
  code: 'アプリに表示されるコード',
} satisfies Translation<typeof english>;
