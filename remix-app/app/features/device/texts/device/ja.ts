import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  connect: 'デバイスを接続',
  connectAbout: 'デバイスに表示されているコードを入力してください。',
  code: 'コード',
  continue: '続行',
  signInTo: 'デバイスで {application} にサインインしますか?',
  shown: 'デバイスの表示',
  warning:
    'デバイスが手元にあり、ご自身でこのサインインを開始した場合にのみ許可してください。このコードが誰かから送られてきた場合、その相手はあなたになりすましてサインインしようとしています。',
  allowed: 'デバイスがサインインしました',
  allowedAbout: 'デバイスに戻ってください。数秒後に続行されます。',
  denied: 'デバイスはサインインしませんでした',
  deniedAbout: 'コードは無効になりました。',
  toConnected: '接続済みアプリケーション',
  toDashboard: 'ダッシュボードへ移動',
} satisfies Translation<typeof english>;
