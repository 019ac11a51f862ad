import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  succeeded: '{name} へのテストサインインに成功しました',
  failed: '{name} へのテストサインインに失敗しました',
  succeededAbout: 'すべての応答が有効です。',
  failedAbout: '最後のステップに理由が表示されています。それより前のステップは成功しました。',
  back: 'アプリケーションに戻る',
  stepPassed: '成功:',
  stepFailed: '失敗:',
  over: 'このテストは終了しました',
  overAbout:
    'テストが完了したか、15 分を超えたか、別のブラウザーで開始されました。アプリケーションのページでもう一度開始してください。',
  toDashboard: 'ダッシュボードへ移動',
} satisfies Translation<typeof english>;
