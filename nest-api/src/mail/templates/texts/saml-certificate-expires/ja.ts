import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'SAML アプリケーションの証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります',
  signingNamed:
    'アプリケーション「{application}」の署名証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。',
  signing:
    'SAML アプリケーションの 1 つで、署名証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。',
  signingEffect:
    '期限切れ後は、サインアウトを含め、アプリケーションの署名付きリクエストが拒否されることがあります。',
  encryptionNamed:
    'アプリケーション「{application}」の暗号化証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。',
  encryption:
    'SAML アプリケーションの 1 つで、暗号化証明書が{days, plural, =1 {明日} other {# 日後に}}期限切れになります。',
  encryptionEffect:
    '期限切れ後は、アプリケーションが Gatehouse のアサーションを復号できなくなることがあります。',
  automatic:
    'Gatehouse はアプリケーションのメタデータを毎日読み取り、新しい証明書を自動的に追加します。アプリケーションの管理者に公開を依頼してください。',
  manual:
    'アプリケーションの管理者から新しい証明書を受け取り、現在の証明書の期限が切れる前に追加してください。切り替え中は、Gatehouse が両方の証明書を受け付けます。',
  action: '証明書を開く',
} satisfies Translation<typeof english>;
