import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'シングルサインオンの証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります',
  aboutNamed:
    '接続「{connection}」で使用している ID プロバイダーの署名証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。期限切れ後は、この接続からサインインできなくなります。',
  about:
    '接続の 1 つで使用している ID プロバイダーの署名証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。期限切れ後は、この接続からサインインできなくなります。',
  next: 'それまでに新しい証明書を追加してください。有効期間内であれば、両方の証明書が受け付けられます。メタデータ URL を設定した接続では、ID プロバイダーが公開した新しい証明書が自動的に追加されます。',
  action: '接続を開く',
} satisfies Translation<typeof english>;
