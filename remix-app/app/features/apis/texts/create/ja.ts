import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '新しい API',
  about:
    'API はアクセストークンを受け入れます。アプリケーションは API の識別子を使用してトークンを要求します。',
  identifierHelp:
    'お客様が管理する URI です。実際にアクセスできる必要はありません。アプリケーションは resource として送信し、アクセストークンには aud として含まれます。後から変更することはできません。',
  organization: '組織 (任意)',
  organizationHelp:
    'TEN-001 などのコード、またはスラッグを入力します。この組織のアプリケーションのみがトークンを要求できます。空欄の場合は、すべての組織向けのアプリケーションのみが要求できます。',
  register: 'API を登録',
} satisfies Translation<typeof english>;
