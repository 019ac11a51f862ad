import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  google: 'Google Workspace: 2 段階認証プロセスを必須にする',
  googleAbout:
    'Google 管理コンソールで「Security」、「Authentication」、「2-Step Verification」の順に開きます。許可したうえで、「Enforcement」を特定の日付から「On」にし、「Any except verification codes via text or call」を選びます。これで、Google でサインインするすべてのユーザーが 2 つ目の要素を使用します。',
  microsoft: 'Microsoft Entra ID: 条件付きアクセスで MFA を必須にする',
  microsoftAbout:
    '「Protection」、「Conditional Access」、「New policy」の順に開きます。緊急用アカウントを 1 つ除き、すべてのユーザーを選びます。対象リソースとして、登録したアプリケーションを選びます。「Grant」で「Require multifactor authentication」を選びます。最初はレポート専用モードで確認し、その後ポリシーを有効にします。',
  others: 'その他の ID プロバイダー',
  othersAbout:
    'ID プロバイダー側の Gatehouse アプリケーション用ポリシーで、2 つ目の要素を必須にします。Gatehouse は ID プロバイダーの認証を受け入れ、組織のサインインポリシーで必須の場合にのみ、独自の 2 つ目の要素を求めます。',
  sessions: 'セッションの制限を確認する',
  sessionsAbout:
    '既定では、セッションはサインインから 15 分後、または 15 分間操作がないと期限切れになります。組織は別の制限を設定できます。このコマンドはセッションを開き、有効期限を表示します。',
} satisfies Translation<typeof english>;
