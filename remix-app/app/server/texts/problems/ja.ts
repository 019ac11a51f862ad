import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  stale_version: 'その間に他のユーザーが変更しました。ページを再読み込みして、もう一度変更してください。',
  too_many_requests: '{seconds, plural, other {試行回数が多すぎます。# 秒後にもう一度お試しください。}}',
  busy: 'サーバーが混み合っています。しばらくしてからもう一度お試しください。',
  api_unreachable:
    'サーバーが時間内に応答しませんでした。実行されたかどうかは不明です。再試行する前に確認してください。',
  unauthenticated: '続行するにはサインインしてください。',
  forbidden: 'ロールに必要な権限がありません。',
  not_found: '存在しなくなったか、アクセスできません。',
  invalid_credentials: '認証情報が正しくありません',
  ticket_expired: 'サインインに時間がかかりすぎました。最初からやり直してください。',
  totp_exists: '認証アプリはすでに設定されています。別のアプリを設定する前に削除してください。',
  nothing_to_confirm: '設定中の項目はありません。最初からやり直してください。',
  too_many_passkeys: 'パスキーの上限に達しています。使用していないものを削除してください。',
  passkey_known: 'このデバイスには、アカウントのパスキーがすでにあります。',
  email_taken: 'このアドレスのアカウントはすでに存在します。そのアドレスでサインインしてください。',
  link_expired: 'このリンクは期限切れか、すでに使用されています。新しいリンクをリクエストしてください。',
  plan_limit_reached: 'プランの上限に達しました ({limit, number} 件中 {used, number} 件を使用中)。',
  tenant_deleted: 'この組織は削除されています。先に復元してください。',
  tenant_not_deleted: 'この組織は削除されていません。',
  plan_request_open: 'リクエストはすでに回答待ちです。',
  plan_request_decided: 'このリクエストにはすでに回答済みです。',
  product_available: '組織ではこの製品をすでに利用できます。',
  product_request_decided: 'このリクエストにはすでに回答済みです。',
  invitation_closed: 'この招待は承諾または取り消し済みです。新しい招待を送信してください。',
  role_in_use:
    'このロールはユーザー、招待、またはグループに割り当てられています。先に別のロールを割り当ててください。',
  role_of_group:
    'このロールはグループによって付与されています。ユーザーのグループ、またはグループが付与するロールを変更してください。',
  custom_attribute_name_taken: '別のカスタム属性がすでにこの名前を使用しています。',
  group_name_taken: 'この組織には同じ名前のグループがすでにあります。',
  group_of_directory: 'このグループはディレクトリーが管理しています。そちらで変更してください。',
  group_cycle: 'グループを、他のグループ経由も含めて、自身の中に入れることはできません。',
  too_many_groups: 'この組織が作成できるグループの上限に達しています。',
  last_admin: '組織で最後の有効な管理者です。先に別のユーザーを管理者にしてください。',
  own_membership: '自分のアカウントです。別の管理者に依頼してください。',
  last_superadmin: '最後の有効なスーパー管理者です。',
  being_erased: 'このユーザーは消去中です。元に戻すことはできません。',
  domain_claimed: '組織にはこのドメインがすでにあります。一覧を確認してください。',
  sign_on_over: 'このサインインは期限切れか、すでに完了しています。アプリケーションからやり直してください。',
} satisfies Translation<typeof english>;
