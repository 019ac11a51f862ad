import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  preview: 'アサーションのプレビュー',
  previewAbout: 'お使いのアカウントは {email} です。NameID 形式: {format}。',
  attribute: '属性',
  value: '値',
  fromProfile: 'お客様のプロフィールから取得',
  omitted: '省略 (値なし)',
  onlyNameId: 'アサーションには NameID のみが含まれます。',
  title: 'テストサインオン',
  about:
    'アプリケーションを新しいタブで開き、署名付きアサーションでサインインします。サインオンは監査ログに記録されます。',
  disabled: 'このアプリケーションは無効なため、サインオンは失敗します。',
  otherOrganization:
    'このアプリケーションは、別の組織のメンバーのみを受け入れます。そのメンバーとしてサインインするには、プライベートウィンドウを使用してください。',
  onlyMembers:
    'このアプリケーションは、{organization} のメンバーのみを受け入れます。そのメンバーとしてサインインするには、プライベートウィンドウを使用してください。',
  relayState: 'RelayState (任意)',
  relayStateHelp:
    '変更されずにアプリケーションに送信されます。多くのアプリケーションは、ここで指定されたページを開きます。',
  start: 'サインオンを開始',
  link: 'サインオンのリンク',
  customLink: 'カスタムドメインのサインオンのリンク',
  customLinkAbout:
    'アプリケーションにカスタムドメインの値を設定している場合は、このリンクを使用してください。',
  notAllowed:
    'このアプリケーションでは、IdP 起点のサインオンが無効です。アプリケーションからサインオンを開始するか、ここで IdP 起点のサインオンを有効にしてください。後から「設定」で無効にできます。アプリケーションが要求なしのアサーションを受け入れる必要があります。',
  allow: 'IdP 起点のサインオンを有効にする',
} satisfies Translation<typeof english>;
