import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  skipToContent: '本文へ移動',
  home: '{product} ホーム',
  colorScheme: 'ライトまたはダーク',
  changeColorScheme: 'ライトとダークを切り替える',
  language: '言語',
  loading: '読み込み中',
} satisfies Translation<typeof english>;
