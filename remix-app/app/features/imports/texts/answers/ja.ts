import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  notStarted:
    'サーバーが応答しないため、インポートは開始されていません。しばらくしてからもう一度開始してください。',
  maybeStarted:
    'サーバーが時間内に応答しませんでした。インポートが開始されるかどうかは不明です。しばらくしてからもう一度開始してください。開始されるのは1回だけです。',
} satisfies Translation<typeof english>;
