import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: 'テストサインイン',
  about:
    'Gatehouse がアプリケーションとして動作します。サインインページへの移動、サーバーでのコードの引き換え、ID トークンの検証を行い、各ステップをクレームとともに表示します。トークンはサーバーにのみ保持され、最後に取り消されます。',
  disabled: 'このアプリケーションは無効なため、テストは最初のステップで失敗します。',
  noBrowser:
    'このアプリケーションではブラウザーでのサインインを行わないため、テストするサインインはありません。',
  needsOwnKey:
    'このアプリケーションは独自の鍵またはプッシュ型認可リクエストを使用するため、Gatehouse が代わりに動作することはできません。アプリケーションからサインインを開始してください。',
  addAbout:
    'テストは Gatehouse のページに戻ります。このページはリダイレクト URI の 1 つである必要があります。後から「設定」で削除できます。',
  redirectUri: 'テストのリダイレクト URI',
  add: 'リダイレクト URI を追加',
  secretHelp: 'アプリケーションの現在のシークレットです。このテストにのみ使用され、保存されません。',
  chooseAccount: 'サインイン時にアカウントを選択',
  chooseAccountHelp:
    '別のアカウントでサインインすると、現在のセッションは終了します。維持するには、プライベートウィンドウを使用してください。',
  start: 'サインインを開始',
} satisfies Translation<typeof english>;
