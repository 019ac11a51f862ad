import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'デモデータ',
  about: 'Gatehouse を試すための、30 日分の履歴を持つサンプル組織です。',
  contents: '内容',
  contentsAbout: 'すべてデモデータとして印が付いています。お客様自身の組織とアカウントは含まれません。',
  organizations: '組織',
  people: 'アカウント',
  applications: 'アプリケーション',
  connections: '接続',
  signIns: 'サインイン',
  loading: '読み込み中: {total, number} 件中 {done, number} 件の組織の準備ができました。',
  removing: '削除中: {total, number} 件中 {done, number} 件の組織を消去しました。',
  mayLeave: 'バックグラウンドで実行されます。このページを離れても構いません。',
  removal: 'デモデータの削除',
  removalAbout: 'お客様自身の組織で Gatehouse を使う前に実行してください。',
  keepsSuperadmin:
    'ほかにスーパー管理者がいないため、デモのスーパー管理者は残ります。create-superadmin コマンドで自分のスーパー管理者を作成し、その後もう一度デモデータを削除してください。',
  open: 'デモデータを削除…',
  confirm:
    '{organizations, plural, other {# 件の組織}}と {people, plural, other {# 件のアカウント}}を削除しますか?',
  effect:
    'セッション、接続、アプリケーション、監査ログとともに完全に消去されます。ほかのユーザーが参加した組織は残ります。',
  remove: 'デモデータを削除',
  notRemoved: 'デモデータを削除できませんでした。',
  none: 'デモデータは読み込まれていません',
  loadAgain: 'load-demo-data コマンドで読み込みます。',
  onlySuperadmin:
    'デモのスーパー管理者だけが残っています。パスワードは公開されています。create-superadmin コマンドで自分のスーパー管理者を作成し、その後 remove-demo-data を実行してください。',
} satisfies Translation<typeof english>;
