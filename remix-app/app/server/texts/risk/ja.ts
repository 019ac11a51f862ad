import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  scoreOf: '100 点中 {score} 点',
  a_allow: 'ポリシーでは、このリスクのサインインが許可されています。',
  a_second_factor: 'ポリシーにより 2 つ目の認証要素が求められました。',
  a_passkey: 'ポリシーによりパスキーが求められました。',
  a_reject: 'ポリシーによりサインインが拒否されました。',
  r_second_factor: 'ポリシーは報告のみです。適用していれば、2 つ目の認証要素を求めていました。',
  r_passkey: 'ポリシーは報告のみです。適用していれば、パスキーを求めていました。',
  r_reject: 'ポリシーは報告のみです。適用していれば、サインインを拒否していました。',
  new_device: 'ユーザーがサインインに使用したことのないデバイス',
  new_country: '新しい国: {found}。普段: {usual}',
  new_operator: '新しいネットワーク事業者: {found}。普段: {usual}',
  impossible_travel: 'その時間では移動できない距離: {usual} から {found}',
  unusual_hour: '普段と異なる時間帯: {found} UTC。普段: {usual} UTC',
  suspect_password_spraying: 'このネットワークから多数のアカウントのパスワードが試されています',
  suspect_credential_stuffing: 'このネットワークから漏えいしたパスワードが試されています',
  many_networks:
    '1 時間以内に {count, plural, other {# 個のネットワーク}}からこのアカウントへの失敗した試行がありました',
  many_failures: '1 時間以内にこのアカウントへの失敗した試行が {count, plural, other {# 件}}ありました',
  second_step_fatigue: '1 時間以内に応答のなかった 2 段階目が {count, plural, other {# 件}}ありました',
  b_script: 'ブラウザーではなくスクリプト',
  b_automated: '自動操作されたブラウザー',
  b_user_agent: '矛盾したユーザーエージェント',
  b_client_hints: 'ブラウザーのクライアントヒントと矛盾するユーザーエージェント',
  b_other: '既知のデバイスの別のブラウザー: {found}。普段: {usual}',
  new_application: 'ユーザーが使用したことのないアプリケーション',
  unlike_organization: '組織のほかのサインインと異なる: {found}',
  other_country: 'サインイン時と異なる国: {found}。以前: {usual}',
  other_operator: 'サインイン時と異なるネットワーク事業者: {found}。以前: {usual}',
  other_browser: 'サインイン時と異なるブラウザー: {found}。以前: {usual}',
} satisfies Translation<typeof english>;
