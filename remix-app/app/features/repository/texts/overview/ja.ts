import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: 'この Web アプリのバージョン、ビルド、依存関係です。',
  download: 'SBOM をダウンロード',
  build: 'ビルド',
  version: 'バージョン',
  license: 'ライセンス',
  commit: 'コミット',
  changed: '{commit} (未コミットの変更あり)',
  commitDate: 'コミット日時',
  commitSignature: 'コミットの署名',
  good: '署名済み。ビルド時に Git が署名を検証しました。',
  untrusted: '署名済み。ビルド環境に署名を検証する鍵がありませんでした。',
  bad: '署名されていますが、署名が無効です。',
  none: '署名なし',
  unknown: 'このビルドには記録されていません',
  builtWith: 'ビルド環境',
  lockfile: 'ロックファイルの SHA-256',
  setCommit:
    'コンテナー内など、Git の履歴なしでビルドする場合は <code>SOURCE_COMMIT</code> を設定してください。',
  dependencies: '依存関係',
  dependenciesAbout: 'API と Web アプリが実行時に必要とするパッケージです。この一覧はビルドに含まれます。',
  packages: 'パッケージ',
  packageCount: '合計 {count, number}、うち直接 {direct, number}。',
  allPackages: 'すべてのパッケージ',
  hashes: 'ロックファイルの SHA-512',
  hashCount: '{count, number} 中 {with, number}。npm はインストール時に各パッケージのハッシュを検証します。',
  packagesOfLicense: '{count, plural, other {# 個のパッケージ}}',
  allAdvisories: 'すべてのアドバイザリ',
  scanners:
    'CycloneDX に対応したスキャナーは、リポジトリがなくてもダウンロードした SBOM を検査できます。例: {command}',
} satisfies Translation<typeof english>;
