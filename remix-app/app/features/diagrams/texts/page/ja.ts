import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  about: '現在のプロセス、データ、サインインです。<again>更新</again>',
  empty: '最初のサインイン後に、ここに図が表示されます。',
  drawn: '図: {title}',
  download: '「{title}」を SVG でダウンロード',
  asList: '一覧で表示',
  boxes: '{column}: {boxes}',
  box: '{label} ({note})',
  none: 'なし',
} satisfies Translation<typeof english>;
