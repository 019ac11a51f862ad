import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  byMetadata: 'メタデータ',
  byMetadataAbout:
    'アプリケーションがメタデータを読み取る場合、必要なのはこの URL だけです。新しい証明書も適時に取得できます。',
  metadataUrl: 'メタデータ URL',
  downloadMetadata: 'メタデータをダウンロード',
  values: '値',
  ownValues: 'これらの値は {organization} 専用です。他の組織のアプリケーションは信頼しません。',
  yourValues: 'これらの値はお客様の組織専用です。他の組織のアプリケーションは信頼しません。',
  sharedValues: 'すべての組織向けのアプリケーションは、これらの値を共有します。',
  signInHost: 'サインインのホスト',
  platformHostAbout:
    'ユーザーはプラットフォームでサインインします。ホストごとに Entity ID が異なるため、アプリケーションには 1 つのホストの値だけを設定してください。',
  yourHostAbout:
    'ユーザーはお客様の組織のカスタムドメインで、専用のセッションを使ってサインインします。ホストごとに Entity ID が異なるため、アプリケーションには 1 つのホストの値だけを設定してください。',
  ownHostAbout:
    'ユーザーは {organization} のカスタムドメインで、専用のセッションを使ってサインインします。ホストごとに Entity ID が異なるため、アプリケーションには 1 つのホストの値だけを設定してください。',
  entityId: 'Entity ID (発行者)',
  ssoUrl: 'シングルサインオン URL',
  sloUrl: 'シングルログアウト URL',
  bindings: 'HTTP-Redirect と HTTP-POST に対応しています。',
  launchUrl: 'IdP 起点のサインオン URL',
  launchUrlAbout:
    'ブックマークまたはポータル用です。アプリケーションが使用する場合は、&RelayState= を付加してください。',
  certificate: 'Gatehouse の証明書',
  certificateAbout: 'アプリケーションはこの証明書で Gatehouse の署名を検証します。',
  pem: '証明書 (PEM)',
  downloadCertificate: '証明書をダウンロード',
  sha256: 'フィンガープリント (SHA-256)',
  sha1: 'フィンガープリント (SHA-1)',
  sha1About: '一部のアプリケーションは、この値で証明書を識別します。セキュリティ目的では使用されません。',
} satisfies Translation<typeof english>;
