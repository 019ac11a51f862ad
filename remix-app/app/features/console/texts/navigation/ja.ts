import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  Overview: '概要',
  Tenants: 'テナント',
  People: 'ユーザー',
  'Sign-in': 'サインイン',
  Security: 'セキュリティ',
  System: 'システム',
  Learn: 'ドキュメント',
  Settings: '設定',
  Personal: '個人',
} satisfies Translation<typeof english>;
