import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  authenticationFailed: '認証に失敗しました',
  over: 'このサインインは時間がかかりすぎました。最初からやり直してください。',
  needsAPage:
    'アカウントには新しい 2 つ目の要素が必要です。新しいタブでもう一度サインインしてから、ここで続けてください。このページの変更内容は保持されます。',
} satisfies Translation<typeof english>;
