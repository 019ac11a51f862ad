import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'あと 1 ステップです',
  aboutRecovery: 'リカバリーコードを 1 つ入力してください。各コードは 1 回だけ使用できます。',
  aboutPasskey: 'このデバイスまたはスマートフォンのパスキーで確認してください。',
  aboutCode: '認証アプリのコードを入力してください。',
  or: 'または',
  emergencyCode: '緊急コード',
  aboutEmergency:
    '組織ではシングルサインオンが必須です。緊急管理者としてサインインするには、組織の緊急コードを 1 つ入力してください。各コードは 1 回だけ使用でき、すべての管理者に通知されます。',
  recoveryCode: 'リカバリーコード',
  code: '6 桁のコード',
  continue: '続行',
  usePasskey: 'パスキーを使用',
  passkeyNeedsScript:
    'パスキーには JavaScript が必要です。有効にするか、リカバリーコードを使用してください。',
  passkeyElsewhereOnly: 'パスキーは別のアドレスでのみ使用できます。そのアドレスでサインインしてください。',
  passkeyElsewhere:
    'お使いのパスキーは別のアドレスでのみ使用できます。ここではリカバリーコードを入力し、その後アカウント設定でこのアドレス用のパスキーを追加してください。',
  useFactor: '認証アプリまたはパスキーを使用',
  useRecoveryCode: '紛失した場合はリカバリーコードを使用',
  otherAccount: '別のアカウントでサインイン',
  enrol: '第 2 要素の設定',
  enrolAbout: '組織では第 2 要素が必須です。パスワードの後に、スマートフォンのアプリのコードを入力します。',
  enrolAnew: '新しい第 2 要素の設定',
  enrolAnewAbout: '組織が新しい認証アプリを要求しています。以前のものは置き換えられます。',
  enrolHint: '認証アプリ (パスワードマネージャーのものなど) を用意してください。設定は 1 分で終わります。',
  begin: '認証アプリを設定',
  newPassword: '新しいパスワードの設定',
  newPasswordAbout:
    'お使いのパスワードがデータ漏洩で見つかったため、他人に推測されるおそれがあります。組織により、新しいパスワードが必要です。Gatehouse からの漏洩ではありません。他のすべてのデバイスからサインアウトされます。',
  savePassword: '保存して続行',
  approval: 'このサインインには管理者の承認が必要です',
  approvalAbout:
    'このサインインはお使いのアカウントでは通常と異なります。管理者が判断するまで、組織が保留しています。',
  approvalNumber: '照合用の番号',
  approvalNext:
    '管理者に通知しました。管理者がこの番号を尋ねることがあります。このページを開いたままにしてください。承認されるとサインインが完了します。このサインインは {minutes, number} 分後に期限切れになります。',
  approvalCancel: 'サインインをキャンセル',
  approved: '管理者がこのサインインを承認しました',
  approvedAbout: '続行してサインインを完了してください。',
  approvalRejected: '管理者がこのサインインを拒否しました。理由については管理者にお問い合わせください。',
  approvalExpired:
    '15 分以内にこのサインインを承認した管理者がいません。もう一度サインインし、管理者に連絡してください。',
  scan: 'アプリでスキャンしてください',
  scanAbout: 'その後、アプリに表示されるコードを入力してサインインします。',
  confirm: '確認して続行',
  keepCodes: 'リカバリーコードの保存',
  codesKept: 'コードを保存しました。続行',
  startAgain: 'もう一度サインイン',
  noSignIn: '進行中のサインインがないか、時間切れになりました。',
  toSignIn: 'サインインページへ移動',
} satisfies Translation<typeof english>;
