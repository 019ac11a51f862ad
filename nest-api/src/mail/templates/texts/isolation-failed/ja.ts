import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: '組織の分離の検査に失敗しました',
  about:
    '{count, plural, other {1 時間ごとの分離の検証が # か所で失敗しました}}。ある組織が別の組織のデータを読み取れる可能性があります。',
  found: '検出内容: {failures}',
  next: 'データベースまたはプログラムを変更したのが誰かを調べてください。原因を取り除くまで、API の停止を検討してください。',
  action: 'システムの状態を開く',
} satisfies Translation<typeof english>;
