import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  why: 'アクセスの理由',
  whyAbout: 'このユーザーのロールとアプリケーション、それぞれの理由です。',
  role: 'ロール: {name}',
  roleNotInForce: 'ロール: {name}(別のロールが優先されます)',
  application: 'アプリケーション: {name}',
  ownRole: 'ユーザーに割り当て済み',
  everybody: '組織の全員が利用可能',
  assigned: 'ユーザーに割り当て済み',
  moreAccess: 'この一覧に表示されていないアクセスがあります。',
  groups: 'グループ',
  groupsAbout: 'このユーザーのグループです。経路は、そのグループに至るグループを示します。',
  noGroups: 'このユーザーはどのグループにも所属していません。',
  ofDirectory: 'ディレクトリー {directory} から',
  moreGroups: 'この一覧に表示されていないグループがあります。',
} satisfies Translation<typeof english>;
