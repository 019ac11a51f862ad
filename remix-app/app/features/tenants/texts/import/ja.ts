import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'テナントをインポート',
  paste: 'または内容を貼り付け',
  pasteAbout: '1 行目に列名 name、domain、adminEmail を記載します。plan と status の列は省略できます。',
  check: '確認',
  checkAgain: '再確認',
  create: '{count, plural, other {# 件のテナントを作成}}',
  valid: '{count, plural, other {# 行すべてが有効です}}',
  notCreated: 'テナントはまだ作成されていません。',
  skipped: '{count, plural, other {既存のテナント # 件はスキップされます。}}',
  invalid: '{wrong, plural, other {{rows, number} 行のうち # 行が無効です}}',
  correct: '下でこれらの行を修正し、再確認してください。',
  createValid: '有効な行だけを先に作成し、無効な行を後で修正することもできます。',
  line: '{line, number} 行目、{column}: {message}',
  more: '{count, plural, other {ほか # 件のエラー}}',
  createValidRows: '{count, plural, other {有効な # 行をインポート}}',
} satisfies Translation<typeof english>;
