import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  planTitle: 'プランのリクエスト',
  planAbout:
    '組織がリクエストしたプランです。有料プランは承認した時点で始まります。トライアルは組織を有効化した時点で始まります。',
  productTitle: '製品のリクエスト',
  productAbout: '組織がプランに加えてリクエストした製品です。承認には終了日を設定できます。',
  plan: 'プラン',
  product: '製品',
  noPlanRequests: '組織のプランのリクエストがここに表示されます。',
  noProductRequests: '組織の製品のリクエストがここに表示されます。',
  until: '終了日',
  untilLabel: '{organization} への承認の終了日。期限なしの場合は空のままにします。',
  tabs: 'リクエストの種類',
  plans: 'プラン',
  products: '製品',
  all: 'すべて',
  open: '未対応',
  granted: '承認済み',
  declined: '却下',
  organization: '組織',
  requested: 'リクエスト日時',
  status: '状態',
  actions: '操作',
  noRequests: 'リクエストはありません',
  noMatch: '一致するリクエストはありません',
  noOpen: 'すべてのリクエストに対応済みです。',
  noWithStatus: 'この状態のリクエストはありません。',
  grant: '<hidden>{organization} のリクエストを</hidden>承認',
  decline: '<hidden>{organization} のリクエストを</hidden>却下',
} satisfies Translation<typeof english>;
