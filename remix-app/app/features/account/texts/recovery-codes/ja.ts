import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'これらのコードを今すぐ保存してください。表示されるのは一度だけです。',
  about:
    'スマートフォンやパスキーを紛失した場合、各コードで 1 回だけサインインできます。安全な場所またはパスワードマネージャーに保管してください。',
  download: 'ダウンロード',
  label: 'リカバリーコード',
} satisfies Translation<typeof english>;
