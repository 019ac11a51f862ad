import type { Translation } from '@gatehouse/texts';
import type english from './en';

export default {
  pwd: 'パスワード',
  otp: 'コード',
  passkey: 'パスキー',
  fed: 'シングルサインオン',
  email: 'メール',
  other: 'その他の方法',
} satisfies Translation<typeof english>;
