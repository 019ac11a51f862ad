import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '少々お待ちください',
  about:
    '試行が多かったため、フォームを送信する前にブラウザーが小さな課題を解きます。入力内容は保持されます。',
  running: '確認しています。数秒かかります。',
  still: 'まだ確認しています。遅い端末では 30 秒ほどかかることがあります。',
  done: '完了しました。フォームを送信しています。',
  waiting:
    'お使いのブラウザーでは確認を実行できません。{seconds, plural, other {# 秒}}待ってから続けてください。入力内容は保持されます。',
  proceed: '続ける',
  website: 'この項目は空のままにしてください',
} satisfies Translation<typeof english>;
