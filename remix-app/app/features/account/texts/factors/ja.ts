import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '第 2 要素',
  about:
    '第 2 要素は、パスワードが盗まれた場合にアカウントを保護します。パスキーはパスワードの代わりにもなります。',
  required: '組織では第 2 要素が必須です',
  requiredFrom: '{time}から必須になります。その後は、設定するまでサインインできません。',
  app: '認証アプリ',
  appAbout: 'スマートフォンのアプリに表示されるコード。30 秒ごとに変わります。',
  appSince: '設定: {created}',
  appUsed: '設定: {created}、最終使用: {used}',
  enabled: '有効',
  notSetUp: '未設定',
  remove: '削除',
  setUp: '設定',
  confirm: '確認',
  cancel: 'キャンセル',
  codes: 'リカバリーコード',
  codesLeft: '残り {count, number} 個',
  codesAbout:
    '他の要素を失った場合、各コードで 1 回だけサインインできます。新しいコードを生成すると、古いコードは無効になります。',
  newCodes: '新しいコードを生成',
  passkeys: 'パスキー',
  none: 'なし',
  passkeysAbout:
    'パスワードの代わりに、指紋、顔、またはデバイスの PIN でサインインします。このサイトのパスキーを他のサイトが使うことはできません。',
  synced: '同期済み',
  suspended: '停止中',
  passkeyHosts:
    'パスキーは、追加したアドレスでのみ使用できます。サインインするアドレスごとに追加してください。',
  passkeyHost: '{host} で使用できます',
  passkeyUsed: '追加: {created}、最終使用: {used}',
  passkeyUnused: '追加: {created}、未使用',
  rename: '名前を変更<hidden>: {name}</hidden>',
  newNameOf: '{name} の新しい名前',
  save: '保存',
  removePasskey: '削除<hidden>: {name}</hidden>',
  addPasskey: 'パスキーを追加',
  passkeyOn: '{system} のパスキー',
  passkey: 'パスキー',
} satisfies Translation<typeof english>;
