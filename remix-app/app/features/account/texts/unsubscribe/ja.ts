import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  title: '週次メールの配信を停止しますか?',
  about:
    '組織のサインインに関する週次メールが停止します。他のメールは引き続き届きます。設定でいつでも再開できます。',
  unsubscribe: '配信を停止',
  done: '配信を停止しました',
  doneAbout: '週次メールは届かなくなります。設定でいつでも再開できます。',
  failed: 'まだ停止していません',
  deadLink: 'このリンクは機能しません',
  deadLinkAbout: 'このリンクは不完全か、有効期限が切れています。代わりに設定で通知を変更してください。',
  toSettings: '設定を開く',
} satisfies Translation<typeof english>;
