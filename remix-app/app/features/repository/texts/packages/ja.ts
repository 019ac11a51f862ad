import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  all: '{count, plural, other {# 個のパッケージ}}',
  direct: '{count, number} 個中 {shown, number} 個のパッケージ: Gatehouse の直接の依存関係です。',
  showAll: 'すべてのパッケージを表示',
  download: 'CycloneDX 形式でダウンロード',
  package: 'パッケージ',
  version: 'バージョン',
  license: 'ライセンス',
  notStated: '記載なし',
  requiredBy: '必要とするもの',
  dependency: '依存パッケージ',
  dependencies: '依存関係',
  placeholder: '名前またはライセンス',
  empty: 'このビルドには依存関係がありません。',
  noMatch: 'この名前またはライセンスのパッケージはありません。',
} satisfies Translation<typeof english>;
