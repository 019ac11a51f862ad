import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'サブスクリプションの状態',
  plan: 'プラン',
  organization: '組織',
  platform: 'プラットフォーム',
  trialEnds: 'トライアル終了日',
  afterActivation: '有効化から 14 日後',
  seeProducts: '製品を表示',
  active: '有効',
  pending: '有効化待ち',
  onHold: '保留中',
  inactive: '無効',
  cancelled: '解約済み',
  suspended: '停止中',
  deactivated: '無効化済み',
} satisfies Translation<typeof english>;
