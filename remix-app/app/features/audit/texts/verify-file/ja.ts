import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'エクスポートした監査ログの検証',
  about:
    'エクスポートしたファイルのイベントが変更、削除、並べ替えされていないかを検証します。ファイルがブラウザーの外に送信されることはありません。',
  back: '監査ログ',
  file: 'エクスポートしたファイル',
  fileAbout:
    '検証可能なエクスポート（audit.ndjson）を選択してください。CSV ファイルにはチェーンがないため、検証できません。',
  busy: '検証しています…',
  failed: 'このブラウザーではファイルを検証できませんでした。下のスクリプトを使用してください。',
  intact: '監査ログは改ざんされていません',
  altered: '監査ログは改ざんされています',
  range: '{events, plural, other {# 件のイベント}}、位置 {first} から {last} まで。',
  signed: '末尾の署名：{at}',
  partial: '位置 {first} より前のイベントはファイルに含まれていません。',
  untrusted: '公開鍵を読み込めませんでした。ファイル自体の鍵でのみ検証しました。',
  notAnExport: 'このファイルは監査ログのエクスポートではありません。',
  lineUnreadable: '位置 {n}：行を読み取れません。',
  changed: '位置 {n}：イベントが変更されています。',
  removed: '位置 {n}：イベントがありません。',
  reordered: '位置 {n}：イベントの順序が正しくありません。',
  cutOff: 'ファイルが署名された末尾より前で終わっています。位置 {n} 以降がありません。',
  headDiffers: '位置 {n}：チェーンの末尾が署名された末尾と一致しません。',
  foreignHead: '署名された末尾は別の監査ログのものです。',
  signatureInvalid: '末尾の署名が無効です。',
  unknownKey: '末尾は不明な鍵で署名されています。',
  keptHeadDiffers: '位置 {n}：チェーンが公開された末尾と一致しません。',
  otherProblem: '公開された末尾を使用できません。',
  script: 'Gatehouse を使わずに検証',
  scriptAbout:
    'このスクリプトは依存関係がなく、Node.js 20 以降で動作します：node verify-audit.mjs audit.ndjson',
  download: 'verify-audit.mjs をダウンロード',
} satisfies Translation<typeof english>;
