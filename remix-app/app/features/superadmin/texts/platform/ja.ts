import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  tenantsByStatus: '{count, plural, other {状態別のテナント: # 件}}',
  allTenants: 'すべてのテナント',
  noTenant: 'テナントは、作成するとここに表示されます。<a>最初のテナントを作成</a>',
  openRequests: '未対応のリクエスト',
  allRequests: 'すべてのリクエスト',
  noRequests: '未対応のプランと製品のリクエストがここに表示されます。',
  request: '{organization} が {wish} をリクエストしています',
  noSignIns: 'ユーザーがサインインすると、成功と失敗の件数がここに表示されます。',
  newTenant: '新しいテナント',
} satisfies Translation<typeof english>;
