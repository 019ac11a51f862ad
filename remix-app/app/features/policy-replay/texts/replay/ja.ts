import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  button: '影響を受けるユーザーを表示',
  buttonNetworks: '拒否されるユーザーを表示',
  buttonRisk: 'リスクポリシーの影響を表示',
  title: '影響を受けるユーザー',
  titleUsed: 'シングルサインオンを使用していないユーザー',
  titleOf: '{application} で拒否されるユーザー',
  noSignIns: 'サインインログに過去 30 日間のサインインがないため、影響は不明です。',
  noRequests: 'サインインログに過去 30 日間の {application} へのリクエストがないため、影響は不明です。',
  second_factor:
    '過去 30 日間の <b>{total, number} 件のサインインのうち {affected, number} 件</b>で 2 つ目の要素がありませんでした（{users, number} 人）。',
  single_sign_on:
    '過去 30 日間の <b>{total, number} 件のサインインのうち {affected, number} 件</b>が拒否されていました（{users, number} 人）。',
  session_limits:
    '過去 30 日間に、<b>{users, number} 人</b>が合計 {affected, number} 回、再サインインを求められていました。',
  networks:
    '過去 30 日間の <b>{total, number} 件のサインインのうち {affected, number} 件</b>（{users, number} 人）は、これらのリストが拒否するネットワークからのものでした。',
  networksOf:
    '過去 30 日間の {application} への <b>{total, number} 件のリクエストのうち {affected, number} 件</b>（{users, number} 人）は、これらのリストが拒否するネットワークからのものでした。',
  risk: '過去 30 日間の <b>{total, number} 件のサインインのうち {affected, number} 件</b>（{users, number} 人）が、リスクにより拒否されるか、追加の手順を求められていました。',
  stillUsed:
    '必須化を有効にしてから、<b>{total, number} 件のサインインのうち {affected, number} 件</b>（{users, number} 人）がシングルサインオンを使用していません。',
  nobody: '影響を受けるユーザーはいません。ログには過去 30 日間のサインインが {total, number} 件あります。',
  nobodyOf:
    '拒否されるユーザーはいません。ログには過去 30 日間の {application} へのリクエストが {total, number} 件あります。',
  nobodyUsed: '必須化を有効にしてからのサインインは、すべてシングルサインオンを使用しています。',
  line: '{count, number} 件のサインイン、最終 {at}',
  requestLine: '{count, number} 件のリクエスト、最終 {at}',
  sessionLine: '{count, number} 回、最終 {at}',
  since: 'ログの開始: {at}。',
  estimate:
    'これは推定値です。ログにはサインインとアプリケーションのリクエストが含まれますが、開いたページは含まれません。',
  former_members: '{count, number} 件のサインインは、現在有効なメンバーではないユーザーのものです。',
  organization_switches:
    '{count, number} 件のセッションは別の組織から切り替えられました。ログには、そのセッションの開始方法が含まれていません。',
  unrecorded_claims:
    '接続を使用した {count, number} 件のサインインについて、ID プロバイダーが 2 つ目の要素を求めたかどうかはログに含まれていません。',
  unrecorded_addresses: '{count, number} 件のサインインについて、IP アドレスはログに含まれていません。',
  address_limit:
    '国と事業者: 期間内の最初の {count, number} 個のアドレスを調べました。残りのアドレスは、指定された国と事業者のいずれにも属さないものとして数えます。',
  unassessed: '{count, number} 件のサインインについて、リスクはログに含まれていません。',
  reasonLine: '{reason}: {count, number} 件のサインイン、{users, number} 人',
  r_no_second_factor: '2 つ目の要素なし',
  r_connection_without_factor: '2 つ目の要素のない接続',
  r_password: 'パスワード',
  r_passkey: 'パスキー',
  r_other_provider: 'ほかのプロバイダーのボタン',
  r_link: 'メールのリンク',
  r_session_expired: 'セッションが長すぎる',
  r_session_idle: '操作のない時間が長すぎる',
  r_network_blocked: 'ブロックされたネットワーク',
  r_network_not_allowed: '許可されていないネットワーク',
  r_risk_rejected: '拒否',
  r_risk_without_factor: '2 つ目の要素がないため拒否',
  r_risk_without_passkey: 'パスキーがないため拒否',
  r_risk_awaits_approval: '承認まで保留',
  r_risk_sets_up_factor: '2 つ目の要素の設定',
  r_risk_confirms_factor: '2 つ目の要素での確認',
  r_risk_confirms_passkey: 'パスキーでの確認',
  d_set_up_factor: '2 つ目の要素の設定が必要',
  d_set_up_passkey: 'パスキーの設定が必要',
  d_confirm: 'サインインの確認が必要',
  d_use_usual_device: '以前に使用したデバイスとネットワークの使用が必要',
  d_await_approval: '管理者がサインインを承認するまで待機',
  d_use_connection: '接続の使用が必要',
  d_no_connection: 'アクセスできなくなります: このユーザーを認識する接続がありません',
  d_sign_in_again: '再サインインが必要',
  d_use_allowed_network: '許可されたネットワークの使用が必要',
} satisfies Translation<typeof english>;
