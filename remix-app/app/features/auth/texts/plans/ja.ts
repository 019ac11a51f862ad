import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  choose: 'サブスクリプションプランを選択',
  chooseAbout: 'ビジネスアカウントを確認しました。プランはいつでも変更できます。',
  emailConfirmed: 'メールアドレスを確認しました。プランはいつでも変更できます。',
  close: '閉じる',
  trial: '14 日間の無料トライアル',
  trialPrice: '$0',
  trialNote: 'クレジットカードは不要です',
  trialProducts: '4 つの製品すべて',
  trialOrganization: '組織全体で利用可能',
  trialStarts: 'アカウントの有効化時に開始',
  trialAction: '無料トライアルを開始',
  pro: 'Pro プラン',
  proPrice: '$99/月',
  proNote: 'ご相談のうえ、月単位で請求',
  proTrial: 'トライアルのすべての機能',
  proSupport: 'プレミアムサポート',
  proEnd: '期限なし',
  proAction: 'Pro プランを申し込む',
} satisfies Translation<typeof english>;
