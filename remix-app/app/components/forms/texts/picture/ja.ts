import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  picture: '画像',
  pictureAbout:
    'PNG、JPEG、WebP、最大 128 KB。各辺 32〜1,024 ピクセル。SVG ファイルはスクリプトを含む可能性があるため使用できません。',
  replaceLogo: 'ロゴを置き換える',
  uploadLogo: 'ロゴをアップロード',
  removeLogo: 'ロゴを削除',
} satisfies Translation<typeof english>;
