import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  active: '有効',
  disabled: '無効',
  clientAuthentication: 'クライアント認証',
  publicClient: 'なし (パブリッククライアント)',
  clientId: 'Client ID',
  clientSecret: 'クライアントシークレット',
  allApplications: 'すべてのアプリケーション',
  saveSecret: 'クライアントシークレットを今すぐ保存してください。表示されるのは一度だけです。',
  download: 'JSON としてダウンロード',
  secretStored:
    'Gatehouse はシークレットのハッシュのみを保存します。紛失した場合は、「認証情報」でローテーションしてください。',
  registeredItself: '自己登録',
  registeredItselfAbout: 'このアプリケーションの名前は誰も確認していません。',
} satisfies Translation<typeof english>;
