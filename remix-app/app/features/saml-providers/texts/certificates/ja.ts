import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  theirs: 'アプリケーションの証明書',
  theirsAbout:
    'Gatehouse は署名証明書で要求を検証し、暗号化証明書でアサーションを暗号化します。複数の署名証明書を同時に有効にできるため、アプリケーションは停止せずに鍵をローテーションできます。',
  none: '証明書はまだありません。',
  retired: 'メタデータから削除済み',
  metadataRead: 'メタデータの最終読み取り: {time}。Gatehouse は毎日メタデータを読み取ります。',
  metadataUnread: 'Gatehouse はまだメタデータを読み取れていません。数分以内に再試行します。',
  readNow: '今すぐメタデータを読み取る',
  replace: '証明書を置き換える',
  replaceAbout:
    '入力した値が上記の証明書を置き換えます。鍵のローテーション中は、古い証明書と新しい証明書を一緒に貼り付けてください。その後、古い証明書を削除します。',
  signing: '署名証明書',
  signingHelp: 'PEM 形式で続けて入力します。空欄の場合、証明書は変更されません。',
  removeSigning: 'すべての署名証明書を削除',
  encryption: '暗号化証明書',
  encryptionHelp: 'RSA 鍵を含む PEM 形式です。空欄の場合、証明書は変更されません。',
  removeEncryption: '暗号化証明書を削除',
  save: '証明書を保存',
  saveMine: '自分の変更を保存',
  ours: 'Gatehouse の証明書',
  oursAbout:
    'Gatehouse のメタデータに含まれる証明書です。Gatehouse は次の証明書を使用前に公開するため、メタデータを読み取るアプリケーションは自動的に更新されます。',
  inUse: '使用中',
  unavailable:
    '証明書を取得できません。非アクティブな組織には証明書がありません。それ以外の場合は、数秒後にもう一度お試しください。',
  useSigning: '署名',
  useEncryption: '暗号化',
  subject: 'サブジェクト',
  valid: '有効期間',
  validFromTo: '{from}～{to}',
  sha256: 'SHA-256',
} satisfies Translation<typeof english>;
