import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'アプリケーションがユーザーのアカウントを拒否しています',
  about: 'アプリケーション「{application}」が {count, number} 人のユーザーのアカウントを拒否しています。',
  unnamed: 'アプリケーションの 1 つが {count, number} 人のユーザーのアカウントを拒否しています。',
  rejected: '拒否された値: {count, number} 件のアカウント。',
  conflict: 'アプリケーションで使用済みの名前: {count, number} 件のアカウント。',
  wrongId: 'ID がない、または別のアカウントの ID: {count, number} 件のアカウント。',
  notScim: 'SCIM に準拠していない応答: {count, number} 件のアカウント。',
  notFound: 'エンドポイントまたはオブジェクトがない: {count, number} 件のアカウント。',
  ambiguous: '同じユーザーの複数のアカウント: {count, number} 件のアカウント。',
  noValue: '必須属性の値がない: {count, number} 件のアカウント。',
  other: 'その他の理由: {count, number} 件のアカウント。',
  next: 'これらのユーザーは、そのアプリケーションにアカウントがないか、古いままです。プロビジョニングのタブに、それぞれの理由と対処方法が表示されます。このメールは 1 日に 1 回まで送信されます。',
  action: 'プロビジョニングを開く',
} satisfies Translation<typeof english>;
