import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'パスワードは再設定されませんでした',
  about:
    'Gatehouse アカウントのパスワード再設定のリクエストを受け付けましたが、何も変更されていません。次の理由により、パスワードではサインインできません。',
  accountSuspended: 'アカウントが停止されています。管理者にお問い合わせください。',
  noOrganization: 'アカウントがどの組織にも所属していません。管理者に招待を依頼してください。',
  organizationInactive: '組織が有効ではありません。管理者にお問い合わせください。',
  organizationSuspended: '組織が停止されています。管理者から当社にお問い合わせいただくよう依頼してください。',
  organizationCanceled: '組織のサブスクリプションは解約されました。管理者にお問い合わせください。',
  organizationDeactivated:
    '組織が無効化されています。管理者から当社にお問い合わせいただくよう依頼してください。',
  ssoRequired:
    '組織でシングルサインオンが必須になっています。サインインページで ID プロバイダーを選択してください。',
  passwordUnavailable:
    'このアカウントではパスワードによるサインインを利用できません。管理者にお問い合わせください。',
  action: 'サインインページを開く',
  notYou: 'お心当たりがない場合は、このメールを無視してください。',
} satisfies Translation<typeof english>;
