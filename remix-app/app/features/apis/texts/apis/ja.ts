import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'API',
  about: 'アプリケーションが Gatehouse のアクセストークンを使用して呼び出す API です。',
  newApi: '新しい API',
  show: '表示',
  api: 'API',
  owner: '所有者',
  platform: 'プラットフォーム',
  registered: '登録日時',
  noScopes: 'なし',
  moreScopes: '{count, plural, other {他 # 件}}',
  noMatch: 'API がありません',
  noMatchAbout: 'この組織にはまだ API がありません。',
  registerApi: 'API を登録',
  none: 'API はまだありません',
  noneAbout: 'API とそのスコープを登録します。その後、各アプリケーションが要求できるスコープを選択します。',
  registerFirst: '最初の API を登録',
} satisfies Translation<typeof english>;
