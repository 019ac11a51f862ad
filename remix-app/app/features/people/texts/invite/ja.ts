import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'ユーザーを招待',
  titleOf: '{organization} にユーザーを招待',
  methods: '招待方法',
  one: '1人',
  list: 'リスト',
  csv: 'CSVファイル',
  expiry:
    '招待リンクは1回だけ使用でき、{count, plural, other {#日後}}に期限切れになります。<link>一覧に戻る</link>',
  email: 'メールアドレス',
  firstName: '名（任意）',
  lastName: '姓（任意）',
  role: 'ロール',
  csvRole: 'ロールの指定がない行に適用するロールです。',
  send: '招待を送信',
  paste: 'または内容を貼り付け',
  pasteAbout: '1行目には列名を入力します: email, first name, last name, role',
  addresses: 'メールアドレス',
  addressesAbout: 'カンマ、セミコロン、または改行で区切ってください。',
  invite: '{count, plural, other {#人を招待}}',
  checkAgain: '再確認',
  check: '先に確認',
  wrongLines: '{count, plural, other {#行に誤りがあります}}',
  wouldInvite: '{count, plural, other {#人が招待されます}}',
  summary:
    '招待 {invite, number}件、スキップ {skip, number}件、誤り {error, number}件。まだ招待は送信されていません。',
  correct: '誤りのある行を修正して、再確認してください。',
  orInvite: 'または、残りの招待を今すぐ送信できます。誤りのある行は修正用に保持されます。',
  room: '{count, plural, other {現在のプランでは、あと#人のユーザーを追加できます。}}',
  line: '{line, number}行目',
  noAddress: '（アドレスなし）',
  andMore: '他 {count, number}件',
  inviteValid: '{count, plural, other {有効な # 行の人を招待}}',
} satisfies Translation<typeof english>;
