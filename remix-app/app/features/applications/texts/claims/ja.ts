import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'トークンのカスタム属性',
  about:
    'アプリケーションにスコープ「profile」がある場合、ID トークンと userinfo エンドポイントにこれらのクレームが含まれます。その他のカスタム属性は渡されません。',
  none: '組織にカスタム属性がありません。接続の「プロビジョニング」タブで定義してください。',
  claim: 'クレーム',
  attribute: 'カスタム属性',
  claimNumber: 'クレーム {number, number}',
  attributeNumber: 'クレーム {number, number} のカスタム属性',
  empty: 'クレームの名前を空にすると削除されます。',
  save: 'クレームを保存',
  notSaved: 'クレームは保存されませんでした。もう一度お試しください。',
} satisfies Translation<typeof english>;
