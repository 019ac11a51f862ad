import type { Translation } from '@gatehouse/texts';
import type english from './en.js';

export default {
  subject: 'アプリケーションのプロビジョニングが停止しました',
  about: 'Gatehouse は、アプリケーション「{application}」のアカウントを作成および更新できなくなりました。',
  unnamed: 'Gatehouse は、アプリケーションの 1 つでアカウントを作成および更新できなくなりました。',
  credentials:
    'アプリケーションがアドレスまたは認証情報を拒否しています。プロビジョニングの設定で、トークンまたはクライアントシークレットを確認してください。',
  unavailable:
    'アプリケーションが続けて何度も想定どおりに応答しませんでした。ステータスページを確認してください。',
  next: '変更は失われません。Gatehouse が自動的に再試行するまで保留されます。それまでは、退職したユーザーのアカウントがこのアプリケーションに残ります。',
  action: 'プロビジョニングを開く',
} satisfies Translation<typeof english>;
